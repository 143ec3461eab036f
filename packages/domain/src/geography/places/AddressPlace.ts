import { Schema } from "effect"
import { StateCode } from "../../definition/StateCode.ts"
import { Point } from "../../definition/AreaShape.ts"

/**
 * What a point is: the place itself (coordinates); where a house is, or would be by its number, which nobody is told apart; or
 * only the middle of what it lies in.
 */
export const Precision = Schema.Literals(["exact", "address", "street", "zip", "city", "state"])
export type Precision = typeof Precision.Type

/** What a search for an address finds. Within the United States only. */
export const AddressPlace = Schema.Struct({
  addressLine: Schema.String,
  state: StateCode,
  /** null: a place without geometry, whose location is unknown. */
  point: Schema.NullOr(Point),
  precision: Precision,
})
export type AddressPlace = typeof AddressPlace.Type

/** An address with a known place. */
export const LocatedPlace = Schema.Struct({ ...AddressPlace.fields, point: Point })
export type LocatedPlace = typeof LocatedPlace.Type

/** Why an address cannot be the center of anything. */
export type AddressProblem =
  | { readonly _tag: "AddressUnknown"; readonly text: string }
  | { readonly _tag: "AddressWithoutGeometry"; readonly text: string }

/** Why an address is not the center of an area yet: it may mean several places, of which the buyer chooses one. */
export type AddressUndecided =
  | AddressProblem
  | { readonly _tag: "AddressAmbiguous"; readonly places: ReadonlyArray<LocatedPlace> }
