import { Schema } from "effect"
import type { Target } from "../audience/occupants/occupantOptions.ts"
import { OccupantRecords } from "../definition/OccupantRecords.ts"
import { Area } from "../definition/Area.ts"
import { Medians } from "../definition/Medians.ts"
import { GeoType } from "../definition/GeoType.ts"

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0, { message: "must not be negative" }))

/** The kinds of occupants, in column order. */
export const OCCUPANT_KINDS: ReadonlyArray<Target> = ["homes", "apartments", "businesses"]

/** A part of an area with its own quantities, such as a carrier route of a ZIP Code. */
export const AreaDetail = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  description: Schema.String,
  available: Count,
  /** Records by type of occupant, which add up to `available`; null if the source doesn't distinguish occupants. */
  occupants: Schema.NullOr(OccupantRecords),
  medians: Medians,
  /** Miles from the center of the search; null if there is no center. */
  distance: Schema.NullOr(Schema.Number),
})
export type AreaDetail = typeof AreaDetail.Type

/**
 * A counted area of an order, with its location and its counts. The wanted quantity is in the draft's choices, by
 * `key`.
 */
export const OrderArea = Schema.Struct({
  /** The area's key from `areaKey`. */
  key: Schema.String,
  area: Area,
  geoType: GeoType,
  description: Schema.String,
  available: Count,
  /** The number of records with an email address; `desiredWithEmail` is the number among those wanted. */
  emailAvailable: Count,
  /** Records by type of occupant, which add up to `available`; null if the source doesn't distinguish occupants. */
  occupants: Schema.NullOr(OccupantRecords),
  medians: Medians,
  cityName: Schema.String,
  stateCode: Schema.String,
  countyName: Schema.String,
  countyFips: Schema.String,
  countryCode: Schema.String,
  /** Dollars per record with 5 decimals, when the area has its own price. */
  unitPrice: Schema.NullOr(Schema.String),
  /** Miles from the center of the search; null if there is no center. */
  distance: Schema.NullOr(Schema.Number),
  /** The detail rows, whose `available` adds up to the area's; empty if the area has none. */
  details: Schema.Array(AreaDetail),
})
export type OrderArea = typeof OrderArea.Type
