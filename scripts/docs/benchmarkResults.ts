import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Schema } from "effect"

/** A row of a table as it was measured last. */
const Row = Schema.Struct({
  bench: Schema.String,
  /** The number of records in the universe; null if the benchmark doesn't use one. */
  records: Schema.NullOr(Schema.Int),
  /** The head of the first column. */
  of: Schema.String,
  row: Schema.String,
  /** '2026-11-22'. */
  date: Schema.String,
  machine: Schema.String,
  /** By the head of the column; columns that were not measured are left out. */
  figures: Schema.Record(Schema.String, Schema.String),
})
export type BenchRow = typeof Row.Type

/** The results of a benchmark. The first column names the rows. */
export interface BenchTable {
  /** The number of records in the universe; null if the benchmark doesn't use one. */
  readonly records: number | null
  readonly head: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}

const FILE = fileURLToPath(new URL("../../bench/results.json", import.meta.url))

/** Reads the results that `--write` kept, in the order in which they were first measured. */
export const readResults = (): ReadonlyArray<BenchRow> =>
  Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Array(Row)))(readFileSync(FILE, "utf8"))

const isSame = (one: BenchRow, other: BenchRow): boolean =>
  one.bench === other.bench && one.records === other.records && one.of === other.of && one.row === other.row

/**
 * Rows that were measured again take the place of those that stood there: same benchmark, same number of records, same name.
 * All others stay with their machine and their date.
 */
export const mergeResults = (
  kept: ReadonlyArray<BenchRow>,
  measured: ReadonlyArray<BenchRow>,
): ReadonlyArray<BenchRow> => [
  ...kept.map((row) => measured.find((anew) => isSame(anew, row)) ?? row),
  ...measured.filter((anew) => !kept.some((row) => isSame(anew, row))),
]

/** The rows of a printed table, as they are kept. */
export const rowsOf = (
  bench: string,
  { head, records, rows }: BenchTable,
  { date, machine }: Pick<BenchRow, "date" | "machine">,
): ReadonlyArray<BenchRow> => {
  const [of = "", ...columns] = head
  return rows.map(([row = "", ...cells]) => ({
    bench,
    records,
    of,
    row,
    date,
    machine,
    figures: Object.fromEntries(
      columns.flatMap((column, at) => {
        const figure = cells[at] ?? ""
        return figure === "" ? [] : [[column, figure] as const]
      }),
    ),
  }))
}

export const writeResults = (rows: ReadonlyArray<BenchRow>): void =>
  writeFileSync(FILE, `${JSON.stringify(rows, null, 2)}\n`)
