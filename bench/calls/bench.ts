import { fork } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { Agent, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Schema } from "effect"
import { readZips } from "../../packages/geography/src/tables/readGeography.ts"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"
import { percentiles } from "../table.ts"

/** Answers of each call to measure, by all clients together. */
const ANSWERS = Number(process.env["ANSWERS"] ?? 480)
const ROUNDS = Number(process.env["ROUNDS"] ?? 5)
const CLIENTS = [1, 16]

const decodeSite = Schema.decodeUnknownSync(
  Schema.Struct({ url: Schema.String, secrets: Schema.Array(Schema.String) }),
)

/** The number of ZIP Codes that the paste box takes; each question names a different set. */
const ZIPS = 2_000
const zips = readZips().map(({ zip }) => zip)
let asked = 0
const nextZips = (): ReadonlyArray<string> => {
  const first = (asked++ * 131) % (zips.length - ZIPS)
  return zips.slice(first, first + ZIPS)
}

const CALLS: ReadonlyArray<{
  readonly name: string
  readonly call: string
  readonly body: () => object
  /** The least number of items in an answer, so that a refusal doesn't count as one. */
  readonly least: number
}> = [
  { name: "cities of Texas", call: "GetCitiesByState", body: () => ({ statecode: "TX" }), least: 1_400 },
  {
    name: "2,000 ZIP Codes looked up",
    call: "GetZipsByZips",
    body: () => ({ zipType: 0, zips: nextZips() }),
    least: 1_900,
  },
]

const decodeAnswer = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Struct({ d: Schema.Struct({ DataSource: Schema.Array(Schema.Unknown) }) })),
)

const post = (agent: Agent, url: string, secret: string, body: object): Promise<string> =>
  new Promise((done, fail) => {
    const text = JSON.stringify(body)
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      cookie: `listwright_session=${secret}`,
    }
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      const parts: Array<Buffer> = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("error", fail)
      response.on("end", () => done(Buffer.concat(parts).toString()))
    })
    sent.on("error", fail)
    sent.end(text)
  })

const ms = (value: number): string => `${value.toFixed(1)} ms`

/** The two largest calls of the geography step, as one client asks them and as sixteen do at once. */
export const bench = async (): Promise<ReadonlyArray<BenchTable>> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-calls-"))
  const child = fork(
    fileURLToPath(new URL("../users/serve.ts", import.meta.url)),
    [folder, "", String(Math.max(...CLIENTS))],
    { execArgv: ["--conditions=listwright-source"] },
  )
  try {
    const site = decodeSite(
      await new Promise((done, fail) => {
        child.once("message", done)
        child.once("exit", () => fail(new Error("the site ended")))
      }),
    )
    const agent = new Agent({ keepAlive: true, maxSockets: Math.max(...CLIENTS) })
    const times = new Map<string, Array<number>>()
    const burst = async (at: (typeof CALLS)[number], clients: number, answers: number) => {
      const key = `${at.name}, ${clients === 1 ? "1 client" : `${clients} clients`}`
      const taken = times.get(key) ?? []
      times.set(key, taken)
      let left = answers
      await Promise.all(
        site.secrets.slice(0, clients).map(async (secret) => {
          while (left-- > 0) {
            const start = performance.now()
            const answer = await post(agent, `${site.url}/PlaceOrder.aspx/${at.call}`, secret, at.body())
            taken.push(performance.now() - start)
            const { length } = decodeAnswer(answer).d.DataSource
            if (length < at.least) throw new Error(`${at.call} answered ${length} items`)
          }
        }),
      )
    }
    for (const call of CALLS) for (const clients of CLIENTS) await burst(call, clients, 64)
    times.clear()
    // In turns, so that what else the machine does falls on all.
    for (let round = 0; round < ROUNDS; round++)
      for (const call of CALLS)
        for (const clients of CLIENTS) await burst(call, clients, Math.ceil(ANSWERS / ROUNDS))
    agent.destroy()
    const rows = [...times].map(([name, taken]) => {
      const { p50, p99 } = percentiles(taken)
      return [name, ms(p50), ms(p99), String(taken.length)]
    })
    return [{ records: null, head: ["call", "p50", "p99", "answers"], rows }]
  } finally {
    child.send("close")
    await new Promise((done) => child.once("exit", done))
    rmSync(folder, { recursive: true, force: true })
  }
}
