import { Schema } from "effect"
import type { Target } from "../audience/occupants/occupantOptions.ts"
import { OccupantRecords } from "../definition/OccupantRecords.ts"
import { Area } from "../definition/Area.ts"
import { Medians } from "../definition/Medians.ts"
import { GeoType } from "../definition/GeoType.ts"

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0, { message: "must not be negative" }))

/** The kinds of occupants, in column order. */
export const OCCUPANT_KINDS: ReadonlyArray<Target> = ["homes", "apartments", "businesses"]

/** A part of an area with its own quantities, such as a ZIP Code's carrier route. */
export const AreaDetail = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  description: Schema.String,
  available: Count,
  /**
   * The numbers of records by type of occupant, which add up to `available`; null if the source doesn't distinguish
   * occupants.
   */
  occupants: Schema.NullOr(OccupantRecords),
  medians: Medians,
  /** The distance in miles from the search's center; null if there's no center. */
  distance: Schema.NullOr(Schema.Number),
})
export type AreaDetail = typeof AreaDetail.Type

/**
 * A counted area in an order, with its location and counts. The wanted quantity is in the draft's choices, under `key`.
 */
export const OrderArea = Schema.Struct({
  /** The area's key from `areaKey`. */
  key: Schema.String,
  area: Area,
  geoType: GeoType,
  description: Schema.String,
  available: Count,
  /** The number of records with an email address; `desiredEmailRecords` is the number among the wanted records. */
  emailAvailable: Count,
  /**
   * The numbers of records by type of occupant, which add up to `available`; null if the source doesn't distinguish
   * occupants.
   */
  occupants: Schema.NullOr(OccupantRecords),
  medians: Medians,
  cityName: Schema.String,
  stateCode: Schema.String,
  countyName: Schema.String,
  countyFips: Schema.String,
  countryCode: Schema.String,
  /** The price in dollars per record with 5 decimals, if the area has its own. */
  unitPrice: Schema.NullOr(Schema.String),
  /** The distance in miles from the search's center; null if there's no center. */
  distance: Schema.NullOr(Schema.Number),
  /** The detail rows, whose `available` numbers add up to the area's; empty if the area has none. */
  details: Schema.Array(AreaDetail),
})
export type OrderArea = typeof OrderArea.Type
