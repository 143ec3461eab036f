import { Schema } from "effect"
import { Area } from "../definition/Area.ts"
import { GeoType } from "../definition/GeoType.ts"
import { OccupantRecords } from "../definition/OccupantRecords.ts"
import { AreaDetail, Medians } from "./AreaDetail.ts"

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0, { message: "must not be negative" }))

/**
 * A counted area of an order: what it is, where it lies, what it brings. What is wanted of it is in the choices of the
 * draft, by `key`. spec: order-builder §3 (Geography item)
 */
export const OrderArea = Schema.Struct({
  /** As `areaKey` writes it. */
  key: Schema.String,
  area: Area,
  geoType: GeoType,
  description: Schema.String,
  available: Count,
  /** Records with an e-mail address; how many of those wanted have one is `desiredWithEmail`. */
  emailAvailable: Count,
  /** null: occupants are not told apart; otherwise the three sum to `available`. */
  occupants: Schema.NullOr(OccupantRecords),
  medians: Medians,
  cityName: Schema.String,
  stateCode: Schema.String,
  countyName: Schema.String,
  countyFips: Schema.String,
  countryCode: Schema.String,
  /** Dollars a record with 5 decimals, where the area has a price of its own. */
  costPrice: Schema.NullOr(Schema.String),
  /** Miles from the centre of the search; null where there is none. */
  distance: Schema.NullOr(Schema.Number),
  /** Their `available` sum to the area's; empty: the area has no detail rows. */
  details: Schema.Array(AreaDetail),
})
export type OrderArea = typeof OrderArea.Type
