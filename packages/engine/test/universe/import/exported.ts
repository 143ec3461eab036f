import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { readColumns } from "../../../src/format/columns/columnsFile.ts"
import { createEncoder, codeText } from "../../../src/format/columns/codes.ts"
import { columnParts } from "../../../src/format/columns/columnParts.ts"
import type { StoredColumn } from "../../../src/format/columns/StoredColumn.ts"
import { layOutRows } from "../../../src/format/layout/layOutRows.ts"
import { toDegrees } from "../../../src/format/layout/points.ts"
import { readZipTable } from "../../../src/format/layout/ZipTable.ts"
import { formatRouteCode } from "../../../src/format/rows/routeCode.ts"
import { rowsOf } from "../smallUniverse.ts"
import { type Cells, csvOf, mapping, provided } from "./providerFiles.ts"

const cellOf = (stored: StoredColumn, held: number, lastName: string): string => {
  switch (stored.encoding) {
    case "flags":
      return stored.column.values
        .filter((_, bit) => (held & (1 << bit)) !== 0)
        .map(({ value }) => value)
        .join(";")
    case "names":
      return lastName
    case "codes":
    case "industries":
    case "whole":
    case "day":
    case "yearMonth":
      return held === 0 ? "" : codeText(stored, createEncoder(stored)(held))
  }
}

/** Returns the mapping of a column. Industries aren't in the catalog, so the mapping describes them in full. */
const attributeOf = (stored: StoredColumn): object => {
  const { category, column, description, inputType, name, priceElement } = stored.column
  if (stored.encoding !== "industries") return { column, to: column }
  const [first, ...also] = columnParts(stored)
  return { column: first, also, to: { column, name, description, inputType, category, priceElement } }
}

/** The people of a universe as a data provider would write them, in no order of ours, with a mapping for them. */
export const exported = Effect.fn("exported")(function* (universe: string) {
  const { columns, rows } = yield* Effect.promise(async () => {
    const columns = await readColumns(universe)
    const found = await rowsOf(universe, "SELECT * FROM people JOIN payload USING (ROW_ID) ORDER BY ROW_ID")
    const numbers = (name: string) => Uint32Array.from(found, (row) => Number(row[name]))
    const zips = readZipTable(await readFile(join(universe, "places/zips")))
    const points = new Int32Array((await readFile(join(universe, "places/points"))).slice().buffer)
    const apartments = await readFile(join(universe, "bits/APARTMENT.bits"))
    const [zipOf, households] = [numbers("ZIP"), numbers("HOUSEHOLD")]
    // Every ZIP Code begins a vector, so that laying one out alone gives its positions.
    const rows = zips.flatMap((zip) => {
      const { positions } = layOutRows(
        zipOf.subarray(zip.row, zip.row + zip.rows),
        households.subarray(zip.row, zip.row + zip.rows),
      )
      return Array.from(positions, (at, index): Cells => {
        const row = found[zip.row + index] ?? {}
        const position = zip.vector * 128 + at
        const text = (name: string) => {
          const value = row[name]
          if (typeof value === "string") return value
          return typeof value === "bigint" || typeof value === "number" ? value.toString() : ""
        }
        const number = (name: string) => Number(row[name])
        const own = columns.flatMap((stored) =>
          columnParts(stored).map((part) => [part, cellOf(stored, number(part), text("LAST_NAME"))]),
        )
        return {
          id: text("PERSON_KEY"),
          house: text("HOUSEHOLD"),
          first: text("FIRST_NAME"),
          last: text("LAST_NAME"),
          street: text("ADDRESS"),
          city: text("CITY"),
          state: text("STATE"),
          zip: text("ZIP").padStart(5, "0"),
          plus4: String(number("ZIP4") % 10_000).padStart(4, "0"),
          route: formatRouteCode(number("ROUTE")),
          walk: text("WALK_SEQUENCE"),
          score: text("DELIVERY_SCORE"),
          lat: String(toDegrees(points[2 * position + 1] ?? 0)),
          lon: String(toDegrees(points[2 * position] ?? 0)),
          phone: text("PHONE_NUMBER"),
          dnc: number("PHONE") === 2 ? "Y" : "N",
          flat: ((apartments[position >>> 3] ?? 0) & (1 << (position & 7))) === 0 ? "N" : "Y",
          ...Object.fromEntries(own),
        }
      })
    })
    return { columns, rows }
  })
  const shuffled = rows.toSorted((a, b) => ((a["id"] ?? "") < (b["id"] ?? "") ? -1 : 1))
  const files = yield* provided(
    { "people.csv": csvOf(shuffled) },
    {
      ...mapping,
      record: { ...mapping.record, city: "city", state: "state" },
      attributes: columns.map(attributeOf),
    },
  )
  return { ...files, columns, rows }
})
