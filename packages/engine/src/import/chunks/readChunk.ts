import {
  DuckDBBooleanVector,
  DuckDBDoubleVector,
  DuckDBUBigIntVector,
  DuckDBUIntegerVector,
  DuckDBUSmallIntVector,
  DuckDBUTinyIntVector,
  type DuckDBVector,
} from "@duckdb/node-api"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { OccupantFact } from "../../format/layout/Slices.ts"
import { ADDRESS_KINDS, buildPeopleColumns } from "../../format/rows/rowColumns.ts"
import { Rows } from "../../format/rows/Rows.ts"
import { quoteName } from "../staging/Field.ts"
import type { Workbench } from "../Workbench.ts"

type Fill = (vector: DuckDBVector, from: number, length: number) => void

const HALF = 32n

/** An SQL condition that is true if a row of the table `chunk` has a person's name. */
export const HAS_PERSON_NAME_SQL = "(FIRST_NAME IS NOT NULL OR LAST_NAME IS NOT NULL)"

/** Reads the table `chunk`, which has `length` rows, to build the slices and places. */
export const readChunk = async (
  bench: Workbench,
  columns: ReadonlyArray<StoredColumn>,
  facts: ReadonlyArray<OccupantFact>,
  length: number,
): Promise<Rows> => {
  const people = buildPeopleColumns(columns)
  const rows = new Rows(length, [
    ...people,
    { name: "KEY_HIGH", bits: 32 },
    { name: "KEY_LOW", bits: 32 },
    { name: "ADDRESS_KIND", bits: 8 },
    { name: "NAMED", bits: 8 },
  ])
  const numbers = people.map(({ name }): readonly [string, Fill] => {
    const cells = rows.column(name)
    return [
      quoteName(name),
      (vector, from, count) => {
        if (
          vector instanceof DuckDBUTinyIntVector ||
          vector instanceof DuckDBUSmallIntVector ||
          vector instanceof DuckDBUIntegerVector
        )
          for (let row = 0; row < count; row++) cells[from + row] = vector.getItem(row) ?? 0
      },
    ]
  })
  const [high, low, kinds] = [rows.column("KEY_HIGH"), rows.column("KEY_LOW"), rows.column("ADDRESS_KIND")]
  const marked =
    (mark: (row: number) => void): Fill =>
    (vector, from, count) => {
      if (vector instanceof DuckDBBooleanVector)
        for (let row = 0; row < count; row++) if (vector.getItem(row) === true) mark(from + row)
    }
  const withName = rows.column("NAMED")
  const degrees =
    (cells: Float64Array): Fill =>
    (vector, from, count) => {
      if (vector instanceof DuckDBDoubleVector)
        for (let row = 0; row < count; row++) cells[from + row] = vector.getItem(row) ?? Number.NaN
    }
  const fills: ReadonlyArray<readonly [string, Fill]> = [
    ...numbers,
    ["LATITUDE", degrees(rows.latitudes)],
    ["LONGITUDE", degrees(rows.longitudes)],
    [
      "PERSON_KEY",
      (vector, from, count) => {
        if (vector instanceof DuckDBUBigIntVector)
          for (let row = 0; row < count; row++) {
            const key = vector.getItem(row) ?? 0n
            high[from + row] = Number(key >> HALF)
            low[from + row] = Number(BigInt.asUintN(32, key))
          }
      },
    ],
    ["APARTMENT", marked((row) => (kinds[row] = ADDRESS_KINDS.flat))],
    ...facts.map((fact): readonly [string, Fill] =>
      fact === "BUSINESS"
        ? ["BUSINESS", marked((row) => (kinds[row] = ADDRESS_KINDS.business))]
        : [HAS_PERSON_NAME_SQL, marked((row) => (withName[row] = 1))],
    ),
  ]
  const result = await bench.connection.stream(
    `SELECT ${fills.map(([cell]) => cell).join(", ")} FROM chunk ORDER BY ROW_ID`,
  )
  let from = 0
  for await (const chunk of result) {
    bench.check()
    for (const [at, [, fill]] of fills.entries()) fill(chunk.getColumnVector(at), from, chunk.rowCount)
    from += chunk.rowCount
  }
  if (from !== length) throw new Error(`a chunk has ${from} rows instead of ${length}`)
  return rows
}
