import {
  DuckDBDataChunk,
  DuckDBInstance,
  type DuckDBConnection,
  type DuckDBType,
  DuckDBUIntegerVector,
  DuckDBUSmallIntVector,
  DuckDBUTinyIntVector,
  UINTEGER,
  USMALLINT,
  UTINYINT,
} from "@duckdb/node-api"
import { SUFFIXES } from "../people/AddressBook.ts"
import type { NameLists } from "../people/nameLists.ts"
import type { Place } from "../places/Place.ts"
import { payloadParts, peopleColumns, type RowColumn } from "../rows/rowColumns.ts"
import type { Rows } from "../rows/Rows.ts"

/** Rows that DuckDB takes at once. */
const VECTOR = 2_048
/** Rows of a Parquet row group: small, so that a few ZIP Codes touch a small part of a file. */
const ROW_GROUP = 61_440

/** How every Parquet file of a universe is written. */
export const PARQUET = `FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 1, ROW_GROUP_SIZE ${ROW_GROUP}`

/** How DuckDB holds the numbers of rows. */
export const TYPES = { 8: UTINYINT, 16: USMALLINT, 32: UINTEGER } satisfies Record<
  RowColumn["bits"],
  DuckDBType
>

/** A text as SQL. */
export const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
const list = (values: ReadonlyArray<string>): string => `[${values.map(text).join(",")}]`
const at = (values: ReadonlyArray<string>, position: string): string =>
  `list_extract(${list(values)}, ${position} + 1)`

/** One thread, so that rows stay in order and the files are the same bytes every time. */
export const openWriter = (): Promise<DuckDBInstance> =>
  DuckDBInstance.create(":memory:", { threads: "1", memory_limit: "1GB", preserve_insertion_order: "true" })

const columns = [...peopleColumns, ...payloadParts.filter(({ name }) => name !== "ROW_ID")]

const load = async (connection: DuckDBConnection, rows: Rows): Promise<void> => {
  await connection.run(
    `CREATE OR REPLACE TABLE rows (${columns.map(({ name, bits }) => `${name} ${TYPES[bits].toString()}`).join(", ")})`,
  )
  const appender = await connection.createAppender("rows")
  const cells = columns.map(({ name }) => rows.column(name))
  const types = columns.map(({ bits }) => TYPES[bits])
  for (let from = 0; from < rows.length; from += VECTOR) {
    const length = Math.min(VECTOR, rows.length - from)
    const chunk = DuckDBDataChunk.create(types, length)
    for (const [index, values] of cells.entries()) {
      const vector = chunk.getColumnVector(index)
      if (
        vector instanceof DuckDBUTinyIntVector ||
        vector instanceof DuckDBUSmallIntVector ||
        vector instanceof DuckDBUIntegerVector
      ) {
        for (let row = 0; row < length; row++) vector.setItem(row, values[from + row] ?? 0)
        vector.flush()
      }
    }
    appender.appendDataChunk(chunk)
  }
  appender.closeSync()
}

const address = (streets: ReadonlyArray<string>): string => `CASE ADDRESS_KIND
  WHEN 2 THEN 'PO Box ' || NUMBER
  ELSE NUMBER || ' ' || ${at(streets, "STREET_AT")} || ' ' || ${at(SUFFIXES, "SUFFIX_AT")}
    || CASE ADDRESS_KIND WHEN 1 THEN ' Apt ' || UNIT ELSE '' END
  END`

/** Writes the two Parquet files of some rows: attributes, and names with addresses and phones. */
export const writeRows = async (
  instance: DuckDBInstance,
  rows: Rows,
  places: ReadonlyArray<Place>,
  names: NameLists,
  files: { readonly people: string; readonly payload: string },
): Promise<void> => {
  const connection = await instance.connect()
  try {
    await load(connection, rows)
    await connection.run(
      `COPY (SELECT ${peopleColumns.map(({ name }) => name).join(", ")} FROM rows) TO ${text(files.people)} (${PARQUET})`,
    )
    await connection.run(`COPY (SELECT ROW_ID,
      (KEY_HIGH::UBIGINT << 32) | KEY_LOW::UBIGINT AS PERSON_KEY,
      ${at(names.first, "FIRST_AT")} AS FIRST_NAME,
      ${at(names.last, "LAST_AT")} AS LAST_NAME,
      ${address(names.streets)} AS ADDRESS,
      ${at(
        places.map(({ city }) => city),
        "PLACE_AT",
      )} AS CITY,
      ${at(
        places.map(({ state }) => state),
        "PLACE_AT",
      )} AS STATE,
      CASE PHONE_PREFIX WHEN 0 THEN NULL ELSE PHONE_PREFIX::UBIGINT * 10000 + PHONE_LINE END AS PHONE_NUMBER,
      DELIVERY_SCORE, WALK_SEQUENCE
      FROM rows) TO ${text(files.payload)} (${PARQUET})`)
    await connection.run("DROP TABLE rows")
  } finally {
    connection.closeSync()
  }
}
