import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { cpus, tmpdir } from "node:os"
import { join } from "node:path"
import { DuckDBInstance } from "@duckdb/node-api"
import { Counts } from "@listwright/domain"
import { Effect } from "effect"
import { engineLayer } from "../../packages/server/src/engine/layer.ts"
import { readZips } from "../../packages/server/src/geography/readGeography.ts"
import { ensureUniverse } from "../../packages/server/src/universe/ensureUniverse.ts"
import { percentiles, table } from "../table.ts"
import { benchQuestions, SQL_COLUMNS } from "./questions.ts"

/** 100,000,000 take 8 minutes to make; `UNIVERSE` names a folder that keeps them for the next time. */
const RECORDS = Number(process.env["RECORDS"] ?? 1_000_000)
const KEPT = process.env["UNIVERSE"]
const RUNS = 41
const WARM = 4
/** DuckDB takes seconds for some questions of 100,000,000 records. */
const RUNS_OF_DUCKDB = 5

const ms = (value: number): string => `${value.toFixed(1)} ms`

const timed = async (
  runs: number,
  work: (run: number) => Promise<unknown>,
): Promise<{ first: number; times: Array<number> }> => {
  const times: Array<number> = []
  let first = 0
  for (let run = 0; run < runs + WARM; run++) {
    const start = performance.now()
    await work(run)
    const took = performance.now() - start
    if (run === 0) first = took
    if (run >= WARM) times.push(took)
  }
  return { first, times }
}

/** DuckDB with the columns in memory, in the universe's order, so that a ZIP Code is a few neighbouring row groups. */
const openDuckDb = async (universe: string) => {
  const instance = await DuckDBInstance.create(":memory:")
  const connection = await instance.connect()
  await connection.run(
    `CREATE TABLE people AS SELECT ${SQL_COLUMNS.join(", ")} FROM read_parquet('${universe}/people/*.parquet') ORDER BY ROW_ID`,
  )
  return {
    run: (sql: string) => connection.runAndReadAll(sql),
    close: () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

const measure = (universe: string) =>
  Effect.gen(function* () {
    const counts = yield* Counts
    const context = yield* Effect.context<never>()
    const run = Effect.runPromiseWith(context)
    const duckDb = yield* Effect.acquireRelease(
      Effect.promise(() => openDuckDb(universe)),
      (opened) => Effect.sync(() => opened.close()),
    )
    const zips = readZips()
      .filter(({ hasArea }) => hasArea)
      .map(({ zip }) => zip)
    const rows: Array<ReadonlyArray<string>> = []
    for (const { ask, definition, name, sql } of benchQuestions(zips)) {
      const engine = yield* Effect.promise(() =>
        timed(RUNS, (at) =>
          ask === "count" ? run(counts.count(definition(at))) : run(counts.waterfall(definition(at))),
        ),
      )
      const other =
        sql === null ? null : yield* Effect.promise(() => timed(RUNS_OF_DUCKDB, (at) => duckDb.run(sql(at))))
      const { p50, p99 } = percentiles(engine.times)
      const slower = other === null ? null : percentiles(other.times).p50
      rows.push([
        name,
        ms(engine.first),
        ms(p50),
        ms(p99),
        slower === null ? "" : ms(slower),
        slower === null ? "" : `${(slower / p50).toFixed(0)} x`,
      ])
    }
    return rows
  })

/** Exact counts through the port, from the engine in its own process, beside hand-written SQL in DuckDB. */
export const bench = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-bench-"))
  try {
    const universe = KEPT ?? join(folder, "universe")
    if (!existsSync(universe)) process.stderr.write(`Making ${RECORDS.toLocaleString("en-US")} records...\n`)
    const manifest = await Effect.runPromise(
      ensureUniverse({ folder: universe, records: RECORDS, seed: 2026 }),
    )
    const started = performance.now()
    const rows = await Effect.runPromise(
      Effect.suspend(() => {
        process.stdout.write(`start-up of the engine ${ms(performance.now() - started)}\n`)
        return measure(universe)
      }).pipe(Effect.provide(engineLayer(universe)), Effect.scoped),
    )
    const processor = cpus()
    process.stdout.write(
      `${manifest.records.toLocaleString("en-US")} records, ${processor.length} x ${processor[0]?.model}, ${RUNS} questions each\n`,
    )
    table(["question", "first", "p50", "p99", "DuckDB p50", "ratio"], rows)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
