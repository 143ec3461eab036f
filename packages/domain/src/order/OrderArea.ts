import { Schema } from "effect"
import type { Target } from "../audience/occupants/occupantOptions.ts"
import { OccupantRecords } from "../definition/OccupantRecords.ts"
import { Area } from "../definition/Area.ts"
import { Medians } from "../definition/Medians.ts"
import { GeoType } from "../definition/GeoType.ts"

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0, { message: "must not be negative" }))

/** In the order of the columns. */
export const OCCUPANT_KINDS: ReadonlyArray<Target> = ["homes", "apartments", "businesses"]

/** A part of an area with its own quantities, such as a carrier route of a ZIP Code. */
export const AreaDetail = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  description: Schema.String,
  available: Count,
  /** null: the source does not distinguish occupants; otherwise the three sum to `available`. */
  occupants: Schema.NullOr(OccupantRecords),
  medians: Medians,
  /** Miles from the center of the search; null if there is no center. */
  distance: Schema.NullOr(Schema.Number),
})
export type AreaDetail = typeof AreaDetail.Type

/**
 * A counted area of an order: what it is, where it lies, what it brings. What is wanted of it is in the choices of the
 * draft, by `key`.
 */
export const OrderArea = Schema.Struct({
  /** The key that `areaKey` writes. */
  key: Schema.String,
  area: Area,
  geoType: GeoType,
  description: Schema.String,
  available: Count,
  /** Records with an e-mail address; how many of those wanted have one is `desiredWithEmail`. */
  emailAvailable: Count,
  /** null: the source does not distinguish occupants; otherwise the three sum to `available`. */
  occupants: Schema.NullOr(OccupantRecords),
  medians: Medians,
  cityName: Schema.String,
  stateCode: Schema.String,
  countyName: Schema.String,
  countyFips: Schema.String,
  countryCode: Schema.String,
  /** Dollars per record with 5 decimals, when the area has its own price. */
  costPrice: Schema.NullOr(Schema.String),
  /** Miles from the center of the search; null if there is no center. */
  distance: Schema.NullOr(Schema.Number),
  /** Their `available` sum to the area's; empty: the area has no detail rows. */
  details: Schema.Array(AreaDetail),
})
export type OrderArea = typeof OrderArea.Type
