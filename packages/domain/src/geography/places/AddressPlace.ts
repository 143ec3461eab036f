import { Schema } from "effect"
import { StateCode } from "../../definition/StateCode.ts"
import { Point } from "../../definition/AreaShape.ts"

/**
 * The precision of a point: the place itself (coordinates); a house, either known or estimated from its number, which
 * the site doesn't distinguish; or only the center of the surrounding street, ZIP Code, city, or state.
 */
export const Precision = Schema.Literals(["exact", "address", "street", "zip", "city", "state"])
export type Precision = typeof Precision.Type

/** A result of an address search, always within the United States. */
export const AddressPlace = Schema.Struct({
  addressLine: Schema.String,
  state: StateCode,
  /** The location; null for a place without geometry. */
  point: Schema.NullOr(Point),
  precision: Precision,
})
export type AddressPlace = typeof AddressPlace.Type

/** An address whose location is known. */
export const LocatedPlace = Schema.Struct({ ...AddressPlace.fields, point: Point })
export type LocatedPlace = typeof LocatedPlace.Type

/** The reason why an address can't be used as a center. */
export type AddressProblem =
  | { readonly _tag: "AddressUnknown"; readonly text: string }
  | { readonly _tag: "AddressWithoutGeometry"; readonly text: string }

/**
 * The reason why an address isn't the center of an area yet: it has a problem, or it's ambiguous and the buyer has to
 * choose a place.
 */
export type UnresolvedAddress =
  | AddressProblem
  | { readonly _tag: "AddressAmbiguous"; readonly places: ReadonlyArray<LocatedPlace> }
