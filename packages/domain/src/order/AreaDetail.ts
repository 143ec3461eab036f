import { Schema } from "effect"
import type { Target } from "../audience/occupants/occupantOptions.ts"
import { OccupantRecords } from "../definition/OccupantRecords.ts"

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0, { message: "must not be negative" }))

/** In the order of the columns. */
export const OCCUPANT_KINDS: ReadonlyArray<Target> = ["homes", "apartments", "businesses"]

/** Middle values of an area; null where too few people live to tell. spec: order-builder §2.6, §3 */
export const Medians = Schema.Struct({
  /** Dollars a year. */
  income: Schema.NullOr(Schema.Number),
  /** Dollars. */
  homeValue: Schema.NullOr(Schema.Number),
  /** Years. */
  age: Schema.NullOr(Schema.Number),
  /** Percent of households with children, 0 to 100. */
  phwc: Schema.NullOr(Schema.Number),
})
export type Medians = typeof Medians.Type

/** Nothing is known of the people of a place. */
export const noMedians: Medians = { income: null, homeValue: null, age: null, phwc: null }

/**
 * A part of an area with quantities of its own, such as a carrier route of a ZIP Code. spec: order-builder §3
 * (OrderGeoDetails)
 */
export const AreaDetail = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  description: Schema.String,
  available: Count,
  /** null: occupants are not told apart; otherwise the three sum to `available`. */
  occupants: Schema.NullOr(OccupantRecords),
  medians: Medians,
  /** Miles from the centre of the search; null where there is none. */
  distance: Schema.NullOr(Schema.Number),
})
export type AreaDetail = typeof AreaDetail.Type
