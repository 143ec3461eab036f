import { createWriteStream } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import {
  type DuckDBConnection,
  DuckDBDataChunk,
  type DuckDBInstance,
  UINTEGER,
  USMALLINT,
} from "@duckdb/node-api"
import type { DEFAULT_OUTPUT_FIELDS } from "@listwright/domain"
import { consumerColumns } from "../../universe/catalogue/consumerColumns.ts"
import type { StoredColumn } from "../../universe/catalogue/StoredColumn.ts"
import { PHONE } from "../../universe/rows/rowColumns.ts"
import { routeOfCode } from "../../universe/rows/routeCode.ts"
import type { ChosenRows } from "../bitslice/answer/chosenRows.ts"
import { Cancelled } from "../bitslice/run/QueryRunner.ts"
import type { DeliveryOrder } from "../process/messages.ts"
import { csvLine } from "./csv.ts"
import { CSV_FILE, KEYS_FILE } from "./DeliveryManifest.ts"
import { valueText } from "./valueText.ts"

/** Those of the domain, by their type: loading its code would take this process a quarter of a second of every start. */
const DEFAULT_FIELDS: typeof DEFAULT_OUTPUT_FIELDS = [
  "Record",
  "First Name",
  "Last Name",
  "Address",
  "City",
  "State",
  "ZIP Code",
  "ZIP+4",
  "Carrier Route",
  "Delivery Score",
  "Walk Sequence",
]

const chosenColumns = (names: ReadonlyArray<string>): ReadonlyArray<StoredColumn> =>
  names.flatMap((name) => consumerColumns.filter(({ column }) => column.column === name))

const keysBytes = (keys: ReadonlyArray<bigint>): Uint8Array => {
  const sorted = BigUint64Array.from(keys).toSorted()
  const view = new DataView(new ArrayBuffer(sorted.length * 8))
  for (const [index, key] of sorted.entries()) view.setBigUint64(index * 8, key)
  return new Uint8Array(view.buffer)
}

/** The last four digits of a ZIP+4; 0000 stands for none. */
const addOn = (zip4: number): string => (zip4 % 10_000 === 0 ? "" : String(zip4 % 10_000).padStart(4, "0"))

/** Rows that DuckDB takes at once. */
const VECTOR = 2_048

/** Makes a table of the rows to deliver; they come in row order, so that the table is sorted. */
const loadChosen = async (connection: DuckDBConnection, { areas, rows }: ChosenRows): Promise<void> => {
  await connection.run("CREATE TEMP TABLE chosen (ROW_ID UINTEGER, area USMALLINT)")
  const appender = await connection.createAppender("chosen")
  for (let from = 0; from < rows.length; from += VECTOR) {
    const chunk = DuckDBDataChunk.create([UINTEGER, USMALLINT])
    chunk.setColumns([[...rows.subarray(from, from + VECTOR)], [...areas.subarray(from, from + VECTOR)]])
    appender.appendDataChunk(chunk)
  }
  appender.closeSync()
}

/** Writes the CSV and the key file of an order; answers how many records each area gave. */
export const writeList = async (
  instance: DuckDBInstance,
  order: DeliveryOrder,
  chosen: ChosenRows,
  folder: string,
  signal: AbortSignal,
): Promise<ReadonlyArray<number>> => {
  const connection = await instance.connect()
  const columns = chosenColumns(order.columns)
  const areas = order.keys.map(() => 0)
  const keys: Array<bigint> = []

  const lines = async function* () {
    const phoneField = order.withPhones ? ["Phone"] : []
    yield csvLine([...DEFAULT_FIELDS, ...phoneField, ...columns.map(({ column }) => column.name)])
    if (chosen.rows.length === 0) return
    await loadChosen(connection, chosen)
    const names = columns.map(({ column }) => column.column)
    const result = await connection.stream(
      `SELECT area, PERSON_KEY, FIRST_NAME, LAST_NAME, ADDRESS, CITY, STATE, ZIP, ZIP4, ROUTE, DELIVERY_SCORE,
         WALK_SEQUENCE, CASE PHONE WHEN ${PHONE.deliverable} THEN PHONE_NUMBER END
         ${names.map((name) => `, ${name}`).join("")}
       FROM chosen JOIN people USING (ROW_ID) JOIN payload USING (ROW_ID) ORDER BY ROW_ID`,
    )
    for await (const rows of result.yieldRows()) {
      if (signal.aborted) throw new Cancelled()
      let text = ""
      for (const [
        area,
        key,
        first,
        last,
        address,
        city,
        state,
        zip,
        zip4,
        route,
        score,
        walk,
        phone,
        ...values
      ] of rows) {
        const at = Number(area)
        areas[at] = (areas[at] ?? 0) + 1
        if (typeof key === "bigint") keys.push(key)
        const lastName = String(last)
        text += csvLine([
          String(keys.length),
          String(first),
          lastName,
          String(address),
          String(city),
          String(state),
          String(zip).padStart(5, "0"),
          addOn(Number(zip4)),
          routeOfCode(Number(route)),
          score === null ? "" : String(score),
          walk === null ? "" : String(walk),
          ...(order.withPhones ? [phone === null ? "" : String(phone)] : []),
          ...columns.map((column, index) => valueText(column, Number(values[index]), lastName)),
        ])
      }
      yield text
    }
  }

  try {
    await pipeline(lines, createWriteStream(join(folder, CSV_FILE), { flush: true }))
    await writeFile(join(folder, KEYS_FILE), keysBytes(keys), { flush: true })
  } finally {
    connection.closeSync()
  }
  return areas
}
