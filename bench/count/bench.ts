import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { criterionColumns } from "@listwright/domain/definition"
import { Effect } from "effect"
import { readZips } from "../../packages/geography/src/tables/readGeography.ts"
import { ensureUniverse } from "../../packages/engine/src/sample-universe/ensureUniverse.ts"
import type { UniverseManifest } from "../../packages/engine/src/format/UniverseManifest.ts"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"
import { percentiles } from "../table.ts"
import { bandwidth } from "./bandwidth.ts"
import { measureChDb } from "./chDb.ts"
import { measureDuckDb } from "./duckDb.ts"
import { type HttpFigures, measureHttp } from "./http.ts"
import type { Measured } from "./Measured.ts"
import { measurePort } from "./port.ts"
import { type BenchQuestion, benchQuestions, manyQuestions } from "./questions.ts"

/**
 * 100,000,000 take 8 minutes to make; `UNIVERSE` names a folder that keeps them for the next time. `ONLY` is a pattern of
 * the rows that are wanted; `DUCKDB=0` and `HTTP=0` leave their columns out; `CHDB=1` adds one beside ClickHouse in process,
 * which is installed into a folder of its own.
 */
const RECORDS = Number(process.env["RECORDS"] ?? 1_000_000)
const KEPT = process.env["UNIVERSE"]
const ONLY = new RegExp(process.env["ONLY"] ?? "", "i")
const WITH_DUCKDB = process.env["DUCKDB"] !== "0"
const WITH_CHDB = process.env["CHDB"] === "1"
const WITH_HTTP = process.env["HTTP"] !== "0"
const NOTHING: ReadonlyMap<string, Measured> = new Map()

const ms = (value: number | undefined): string => (value === undefined ? "" : `${value.toFixed(1)} ms`)
const p50 = (measured: Measured | undefined): number | undefined =>
  measured === undefined ? undefined : percentiles(measured.times).p50

/**
 * Computes the bytes of the slices that a question about the whole nation reads; undefined for smaller areas, which
 * read almost nothing.
 */
const bytesRead = (manifest: UniverseManifest, { ask, definition }: BenchQuestion): number | undefined => {
  const { areas, audience, suppressions } = definition(0)
  if (areas[0]?.kind !== "nation") return undefined
  const columns = new Set(audience.criteria.flatMap(criterionColumns))
  for (const column of ask === "ageByIncome" ? ["AGE", "INCOME"] : ["PHONE"]) columns.add(column)
  if (audience.unit === "allHouseholds") columns.add("HOUSEHOLD_END")
  const slices = manifest.bits.reduce((sum, group) => sum + (columns.has(group.name) ? group.slices : 0), 0)
  return (slices + (suppressions.files.mode === "off" ? 0 : 1)) * manifest.vectors * 16
}

const httpFigures = ({ clients, delay }: HttpFigures): ReadonlyArray<ReadonlyArray<string>> => {
  const { p50: middle, p99 } = percentiles(clients.times)
  return [
    [
      "16 clients through HTTP, 50 ZIP Codes each",
      `${clients.perSecond.toFixed(0)} answers/s, p50 ${ms(middle)}, p99 ${ms(p99)}`,
    ],
    [
      "event-loop delay of the server beside 4 nationwide questions",
      `p50 ${ms(delay.p50)}, p99 ${ms(delay.p99)}`,
    ],
  ]
}

/** Exact counts through the port and through HTTP, beside hand-written SQL in DuckDB and what the memory allows. */
export const bench = async (): Promise<ReadonlyArray<BenchTable>> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-bench-"))
  try {
    const universe = KEPT ?? join(folder, "universe")
    if (!existsSync(universe)) process.stderr.write(`Making ${RECORDS.toLocaleString("en-US")} records...\n`)
    const manifest = await Effect.runPromise(
      ensureUniverse({ folder: universe, records: RECORDS, seed: 2026 }),
    )
    const zips = readZips().filter(({ hasArea }) => hasArea)
    const all = benchQuestions(zips)
    const questions = all.filter(({ name }) => ONLY.test(name))
    const [short] = all
    if (short === undefined) return []
    const many = manyQuestions(zips.map(({ zip }) => zip))
    const bytesPerSecond = await bandwidth()
    const port = await measurePort(universe, folder, questions, { long: many.nation, short })
    const http = WITH_HTTP
      ? await measureHttp(
          universe,
          folder,
          // A site has its own suppressions.
          questions.filter(({ definition }) => definition(0).suppressions.files.mode === "off"),
          many,
        )
      : null
    const duckDb = WITH_DUCKDB ? await measureDuckDb(universe, questions) : NOTHING
    const chDb = WITH_CHDB ? await measureChDb(universe, questions) : NOTHING

    const whatElse = [
      ["two threads read", `${(bytesPerSecond / 1e9).toFixed(1)} GB/s`],
      ["start-up, page cache warm", ms(port.startUp)],
      [
        "resident memory of the engine",
        port.resident.map((size) => `${size.toFixed(0)} MB`).join(", at most "),
      ],
      ["a superseded question stops within", `${ms(port.stops.p50)} (p50), ${ms(port.stops.p99)} (p99)`],
      ...(http === null ? [] : httpFigures(http)),
    ]
    const head = [
      "question",
      "limit",
      "first",
      "port min",
      "port p50",
      "port p99",
      "HTTP p50",
      "DuckDB p50",
      "DuckDB / port",
      "chDB p50",
    ]
    const rows = questions.map((question) => {
      const own = port.rows.get(question.name)
      const bytes = bytesRead(manifest, question)
      const [mine, other] = [p50(own), p50(duckDb.get(question.name))]
      return [
        question.name,
        ms(bytes === undefined ? undefined : (bytes / bytesPerSecond) * 1_000),
        ms(own?.first),
        ms(own === undefined ? undefined : Math.min(...own.times)),
        ms(mine),
        ms(own === undefined ? undefined : percentiles(own.times).p99),
        ms(p50(http?.rows.get(question.name))),
        ms(other),
        mine === undefined || other === undefined ? "" : `${(other / mine).toFixed(0)} x`,
        ms(p50(chDb.get(question.name))),
      ]
    })
    const { records } = manifest
    return [
      { records, head: ["what else", "figure"], rows: whatElse },
      { records, head, rows },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
