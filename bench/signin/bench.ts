import { fork } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { Agent, request } from "node:http"
import { loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Schema } from "effect"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"
import { percentiles } from "../table.ts"

/** Wrong passwords that are sent at once, each from a client of its own. */
const GUESSES = Number(process.env["GUESSES"] ?? 640)
/** Right passwords, each sent right after as many wrong ones. */
const RUNS = Number(process.env["RUNS"] ?? 20)
/** The longest time that each row may take, in seconds. */
const SECONDS = Number(process.env["SECONDS"] ?? 60)

const decodeSite = Schema.decodeUnknownSync(
  Schema.Struct({
    url: Schema.String,
    demoUsers: Schema.Array(Schema.Struct({ email: Schema.String, password: Schema.String })),
  }),
)

interface SignIn {
  readonly email: string
  readonly password: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 2_000 })

/** Sends a password; answers the status of the reply. */
const send = (url: string, signIn: SignIn, client: string): Promise<number> =>
  new Promise((done, fail) => {
    const text = JSON.stringify({ ...signIn, name: "bench" })
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      "x-forwarded-for": client,
    }
    const asked = request(`${url}/api/v1/tokens`, { method: "POST", agent, headers }, (response) => {
      response.on("end", () => done(response.statusCode ?? 0))
      response.on("error", fail)
      response.resume()
    })
    asked.on("error", fail)
    asked.end(text)
  })

/** The address of the client with a number, of some 16 million. */
const clientOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** Measures how long a right password takes while wrong ones are under way, from a device that the account doesn't know. */
export const bench = async (): Promise<ReadonlyArray<BenchTable>> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-bench-"))
  const child = fork(fileURLToPath(new URL("./serve.ts", import.meta.url)), [folder], {
    execArgv: ["--conditions=listwright-source"],
  })
  try {
    const { demoUsers, url } = decodeSite(
      await new Promise((done, fail) => {
        child.once("message", done)
        child.once("exit", () => fail(new Error("the server ended")))
      }),
    )
    const [user, ...others] = demoUsers
    if (user === undefined) throw new Error("a demo user is needed")
    const rows: Array<ReadonlyArray<string>> = []
    let clients = 0
    const cases = [
      { name: "nothing", guessed: [] },
      { name: `${GUESSES} wrong passwords of other users`, guessed: others.map(({ email }) => email) },
      { name: `${GUESSES} wrong passwords of unknown users`, guessed: ["nobody@listwright.example"] },
    ]
    for (const { guessed, name } of cases) {
      const wrong = new Map<number, number>()
      const guess = async (at: number): Promise<void> => {
        const email = guessed[at % guessed.length] ?? ""
        const status = await send(url, { email, password: "guess" }, clientOf(++clients))
        wrong.set(status, (wrong.get(status) ?? 0) + 1)
      }
      const times: Array<number> = []
      let refused = 0
      const begun = performance.now()
      for (let run = 0; run < RUNS && performance.now() - begun < SECONDS * 1_000; run++) {
        const guesses = Array.from({ length: guessed.length === 0 ? 0 : GUESSES }, (_, at) => guess(at))
        const start = performance.now()
        const status = await send(url, user, clientOf(++clients))
        if (status === 200) times.push(performance.now() - start)
        else refused++
        await Promise.all(guesses)
      }
      const load = loadavg()[0] ?? 0
      const sorted = times.toSorted((a, b) => a - b)
      const ms = (value: number | undefined): string => (value === undefined ? "" : `${value.toFixed(0)} ms`)
      rows.push([
        name,
        ms(percentiles(times).p50),
        ms(sorted[Math.floor(sorted.length * 0.95)]),
        ms(sorted.at(-1)),
        String(times.length),
        String(refused),
        [...wrong].map(([status, count]) => `${count} x ${status}`).join(", "),
        load.toFixed(1),
      ])
      process.stderr.write(`${rows.at(-1)?.join("  ") ?? ""}\n`)
    }
    const head = [
      "beside",
      "p50",
      "p95",
      "slowest",
      "signed in",
      "told to retry",
      "replies to guesses",
      "load",
    ]
    return [{ records: null, head, rows }]
  } finally {
    agent.destroy()
    if (child.connected) {
      child.send("close")
      await new Promise((done) => child.once("exit", done))
    }
    rmSync(folder, { recursive: true, force: true })
  }
}
