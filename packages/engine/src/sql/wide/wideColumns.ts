import type { Granularity } from "@listwright/domain/definition"
import { columnParts } from "../../format/columns/columnParts.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"

/** The type of a column: an unsigned whole number of 8 to 64 bits, a double, or text. Columns are never null. */
export type WideType = "u8" | "u16" | "u32" | "u64" | "f64" | "text"

export interface WideColumn {
  readonly name: string
  readonly type: WideType
}

/**
 * The columns with the location of a record or its unit. `located`: 1 if known, 0 if unknown, 2 if the record isn't in
 * a unit of this type.
 */
export interface PointColumns {
  readonly located: string
  readonly longitude: string
  readonly latitude: string
}

/** The columns by granularity: the record's own location, or the center of its ZIP+4, carrier route, or ZIP Code. */
export const pointColumns: Readonly<Record<Granularity, PointColumns>> = {
  standard: { located: "LOCATED", longitude: "LONGITUDE", latitude: "LATITUDE" },
  zip4: { located: "ZIP4_LOCATED", longitude: "ZIP4_LONGITUDE", latitude: "ZIP4_LATITUDE" },
  carrierRoute: { located: "ROUTE_LOCATED", longitude: "ROUTE_LONGITUDE", latitude: "ROUTE_LATITUDE" },
  zip: { located: "ZIP_LOCATED", longitude: "ZIP_LONGITUDE", latitude: "ZIP_LATITUDE" },
}

const point = ({ latitude, located, longitude }: PointColumns): ReadonlyArray<WideColumn> => [
  { name: located, type: "u8" },
  { name: longitude, type: "f64" },
  { name: latitude, type: "f64" },
]

/** The types of addresses. */
export const OCCUPANCY = { home: 0, apartment: 1, business: 2 } as const

const BITS = { 8: "u8", 16: "u16", 32: "u32" } as const satisfies Record<StoredColumn["bits"], WideType>

/**
 * Returns the columns with all data about a record that a question may need, in one row, so that no question needs a
 * join. ZIP4 has nine digits, ROUTE is a `routeCode`, and ZIP_ROUTE a `zipRoute`; a household is identified by ZIP and
 * HOUSEHOLD. CITY is 'RI providence' (`cityKey`), COUNTY a FIPS code, and DISTRICTS ' RI01 RI02 '; '' if unknown.
 * OCCUPANCY is an `OCCUPANCY` value, and HAS_NAME 0 or 1. The attributes follow, in the universe's storage format; no
 * attribute has the name of one of these columns.
 */
export const wideColumns = (columns: ReadonlyArray<StoredColumn>): ReadonlyArray<WideColumn> => [
  { name: "ROW_ID", type: "u32" },
  { name: "PERSON_KEY", type: "u64" },
  { name: "ZIP", type: "u32" },
  { name: "SCF", type: "u16" },
  { name: "ZIP4", type: "u32" },
  { name: "ROUTE", type: "u16" },
  { name: "ZIP_ROUTE", type: "u32" },
  { name: "HOUSEHOLD", type: "u32" },
  { name: "PHONE", type: "u8" },
  { name: "OCCUPANCY", type: "u8" },
  { name: "HAS_NAME", type: "u8" },
  { name: "CITY", type: "text" },
  { name: "COUNTY", type: "text" },
  { name: "STATE", type: "text" },
  { name: "DISTRICTS", type: "text" },
  ...point(pointColumns.standard),
  ...point(pointColumns.zip4),
  ...point(pointColumns.carrierRoute),
  ...point(pointColumns.zip),
  ...columns.flatMap((stored) =>
    columnParts(stored).map((name): WideColumn => ({ name, type: BITS[stored.bits] })),
  ),
]
