import { type ChildProcess, fork } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { Agent, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { emptyDefinition, type ListDefinition } from "@listwright/domain/definition"
import { Zip } from "@listwright/domain/shared"
import { Schema } from "effect"
import { readZips } from "../../packages/geography/src/tables/readGeography.ts"
import { startPostgresql } from "../../scripts/postgresql.ts"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"
import { table } from "../table.ts"

/** `ROUNDS` pairs of `SECONDS` each; users wait `PAUSE` ms between an answer and their next question. */
const ROUNDS = Number(process.env["ROUNDS"] ?? 5)
const SECONDS = Number(process.env["SECONDS"] ?? 4)
const PAUSE = Number(process.env["PAUSE"] ?? 500)
const USERS = Number(process.env["USERS"] ?? 200)
const ZIPS = 50

const Site = Schema.Struct({ url: Schema.String, secrets: Schema.Array(Schema.String) })
const decodeSite = Schema.decodeUnknownSync(Site)

interface RunningSite extends Schema.Schema.Type<typeof Site> {
  readonly name: string
  readonly child: ChildProcess
}

const startSite = async (name: string, folder: string, databaseUrl: string): Promise<RunningSite> => {
  const child = fork(
    fileURLToPath(new URL("./serve.ts", import.meta.url)),
    [folder, databaseUrl, `${USERS}`],
    {
      execArgv: ["--conditions=listwright-source"],
    },
  )
  const said = await new Promise<unknown>((done, fail) => {
    child.once("message", done)
    child.once("exit", () => fail(new Error(`the site on ${name} ended`)))
  })
  return { name, child, ...decodeSite(said) }
}

const stopSite = async ({ child }: RunningSite): Promise<void> => {
  child.send("close")
  await new Promise((done) => child.once("exit", done))
}

const ask = (agent: Agent, url: string, secret: string, definition: ListDefinition): Promise<void> =>
  new Promise((done, fail) => {
    const text = JSON.stringify({ definition, draftId: null, revision: 1 })
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      cookie: `listwright_session=${secret}`,
    }
    const asked = request(`${url}/api/v1/counts`, { method: "POST", agent, headers }, (response) => {
      response.on("end", () =>
        response.statusCode === 200 ? done() : fail(new Error(`counts answered ${response.statusCode}`)),
      )
      response.resume()
    })
    asked.on("error", fail)
    asked.end(text)
  })

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const zips = readZips().filter(({ hasArea }) => hasArea)
const zipOf = Schema.decodeUnknownSync(Zip)
let asked = 0

/** Fifty ZIP Codes that no question has named before. */
const nextDefinition = (): ListDefinition => {
  const first = (asked++ * 37) % (zips.length - ZIPS)
  return {
    ...emptyDefinition(10),
    areas: zips
      .slice(first, first + ZIPS)
      .map(({ zip }) => ({ kind: "zip", zip: zipOf(zip), excluded: false })),
    audience: {
      unit: "individuals",
      criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: "30", to: `${40 + (asked % 40)}` }] }],
    },
    phoneOption: "noPhones",
  }
}

/** Lets every user of a site ask for some seconds; the times of all answers, ascending. */
const burst = async ({ secrets, url }: RunningSite): Promise<ReadonlyArray<number>> => {
  const agent = new Agent({ keepAlive: true, maxSockets: USERS })
  const times: Array<number> = []
  const end = performance.now() + SECONDS * 1_000
  await Promise.all(
    secrets.map(async (secret, at) => {
      await pause((at / USERS) * PAUSE)
      while (performance.now() < end) {
        const start = performance.now()
        await ask(agent, url, secret, nextDefinition())
        times.push(performance.now() - start)
        await pause(PAUSE)
      }
    }),
  )
  agent.destroy()
  return times.toSorted((a, b) => a - b)
}

const at = (times: ReadonlyArray<number>, share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const median = (values: ReadonlyArray<number>): number =>
  at(
    values.toSorted((a, b) => a - b),
    0.5,
  )
const ms = (value: number): string => `${value.toFixed(1)} ms`

/**
 * Signed-in users who count over HTTP, on the embedded database and on PostgreSQL in turns: both sites run all the time,
 * and each pair of bursts gives one ratio, so that what else the machine does falls on both.
 */
export const bench = async (): Promise<ReadonlyArray<BenchTable>> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-users-"))
  const postgresql = await startPostgresql()
  try {
    const embedded = await startSite("PGlite", join(folder, "embedded"), "")
    const server = await startSite("PostgreSQL", join(folder, "server"), postgresql.url)
    const rows: Array<ReadonlyArray<string>> = []
    const pairs: Array<readonly [number, number]> = []
    for (const site of [embedded, server]) await burst(site)
    for (let round = 0; round < ROUNDS; round++) {
      const order = round % 2 === 0 ? [embedded, server] : [server, embedded]
      const p95 = new Map<string, number>()
      for (const site of order) {
        const times = await burst(site)
        p95.set(site.name, at(times, 0.95))
        rows.push([
          site.name,
          `${times.length}`,
          ms(at(times, 0.5)),
          ms(at(times, 0.95)),
          ms(at(times, 0.99)),
        ])
      }
      pairs.push([p95.get(embedded.name) ?? 0, p95.get(server.name) ?? 0])
    }
    table(["database", "answers", "p50", "p95", "p99"], rows)
    const ratios = pairs.map(([one, other]) => other / one)
    await stopSite(embedded)
    await stopSite(server)
    const answers = (name: string): string =>
      rows
        .filter(([of]) => of === name)
        .reduce((sum, [, count]) => sum + Number(count), 0)
        .toLocaleString("en-US")
    return [
      {
        records: null,
        head: [
          `${USERS} users`,
          "PostgreSQL / PGlite, p95",
          "median",
          "p95 of PGlite",
          "p95 of PostgreSQL",
          "answers of PGlite",
          "answers of PostgreSQL",
        ],
        rows: [
          [
            `${PAUSE} ms between questions`,
            ratios.map((ratio) => ratio.toFixed(2)).join(", "),
            median(ratios).toFixed(2),
            ms(median(pairs.map(([one]) => one))),
            ms(median(pairs.map(([, other]) => other))),
            answers(embedded.name),
            answers(server.name),
          ],
        ],
      },
    ]
  } finally {
    await postgresql.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
