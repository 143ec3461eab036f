import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DuckDBInstance } from "@duckdb/node-api"
import {
  type Area,
  areaKey,
  type CanonicalDefinition,
  canonicalDefinition,
  emptyDefinition,
} from "@listwright/domain/definition"
import { AccountId } from "@listwright/domain/account"
import { Effect, Layer } from "effect"
import { Deliveries } from "../../packages/engine/src/supervisor/Deliveries.ts"
import { engineLayer } from "../../packages/engine/src/supervisor/layer.ts"
import { Suppressors } from "../../packages/engine/src/question/Suppressors.ts"
import { ensureUniverse } from "../../packages/engine/src/sample-universe/ensureUniverse.ts"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"
import { percentiles } from "../table.ts"

/** `UNIVERSE` names a folder that is kept for the next time, as in `bench/count`. */
const RECORDS = Number(process.env["RECORDS"] ?? 1_000_000)
const KEPT = process.env["UNIVERSE"]
/** DuckDB takes seconds at 100,000,000 records. */
const RUNS_OF_DUCKDB = 3
/** The owner in this benchmark, without suppressions. */
const OWNER = { accountId: AccountId.make(1), reach: null }

const NATION: Area = { kind: "nation", excluded: false }
const CHICAGO: Area = { kind: "scf", scf: "606", excluded: false }
const COLUMNS = ["AGE", "INCOME", "OWNERRENTER"]

const ms = (value: number): string => `${value.toFixed(0)} ms`

const listOf = (area: Area): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(10),
    areas: [area],
    audience: {
      unit: "individuals",
      criteria: [{ kind: "values", column: "GENDER", values: ["F"] }],
    },
    phoneOption: "phonesWhereAvailable",
  })

/** The same number of records of the same kind, by the shortest SQL; DuckDB may take whichever it likes. */
const duckDbExport = async (universe: string, records: number, file: string): Promise<number> => {
  const instance = await DuckDBInstance.create(":memory:")
  const connection = await instance.connect()
  const times: Array<number> = []
  for (let run = 0; run < RUNS_OF_DUCKDB; run++) {
    const start = performance.now()
    await connection.run(
      `COPY (SELECT payload.*, ZIP, ZIP4, ROUTE, ${COLUMNS.join(", ")} FROM read_parquet('${universe}/people/*.parquet')
         JOIN read_parquet('${universe}/payload/*.parquet') AS payload USING (ROW_ID)
         WHERE GENDER = 1 USING SAMPLE reservoir(${records} ROWS) REPEATABLE (${run + 1})) TO '${file}' (FORMAT csv, HEADER)`,
    )
    times.push(performance.now() - start)
  }
  connection.closeSync()
  instance.closeSync()
  return percentiles(times).p50
}

const LISTS = [
  { name: "10,000 records, nationwide", area: NATION, quantity: 10_000, runs: 21, isCompared: true },
  { name: "10,000 records, one SCF", area: CHICAGO, quantity: 10_000, runs: 21, isCompared: false },
  { name: "100,000 records, nationwide", area: NATION, quantity: 100_000, runs: 5, isCompared: false },
]

const measure = (universe: string, folder: string) =>
  Effect.gen(function* () {
    const deliveries = yield* Deliveries
    const rows: Array<ReadonlyArray<string>> = []
    for (const [list, { area, isCompared, name, quantity, runs }] of LISTS.entries()) {
      const times: Array<number> = []
      let delivered = 0
      for (let run = 0; run < runs; run++) {
        const start = performance.now()
        const { records } = yield* deliveries.select({
          definition: listOf(area),
          owner: OWNER,
          // Other records every time.
          quantities: [{ key: areaKey(area), quantity: quantity + run }],
          columns: COLUMNS,
          recordKey: "00".repeat(32),
          deliveryFolder: join(folder, `${list}-${run}`),
        })
        times.push(performance.now() - start)
        delivered = records
      }
      const [first = 0, ...others] = times
      const { p50, p99 } = percentiles(others)
      const slower = isCompared
        ? yield* Effect.promise(() => duckDbExport(universe, quantity, join(folder, "duckdb.csv")))
        : null
      rows.push([
        name,
        delivered.toLocaleString("en-US"),
        ms(first),
        ms(p50),
        ms(p99),
        slower === null ? "" : ms(slower),
        slower === null ? "" : `${(slower / p50).toFixed(0)} x`,
      ])
    }
    return rows
  })

/** Lists with phones and three columns, written and proven by the engine in its own process. */
export const bench = async (): Promise<ReadonlyArray<BenchTable>> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-bench-"))
  try {
    const universe = KEPT ?? join(folder, "universe")
    if (!existsSync(universe)) process.stderr.write(`Making ${RECORDS.toLocaleString("en-US")} records...\n`)
    const manifest = await Effect.runPromise(
      ensureUniverse({ folder: universe, records: RECORDS, seed: 2026 }),
    )
    const rows = await Effect.runPromise(
      measure(universe, folder).pipe(
        Effect.provide(Layer.provide(engineLayer(universe), Suppressors.nobody)),
        Effect.scoped,
      ),
    )
    const head = ["list", "delivered", "first", "p50", "p99", "DuckDB p50", "ratio"]
    return [{ records: manifest.records, head, rows }]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
