import { Schema } from "effect"
import { StateCode } from "../../definition/Area.ts"
import { Point } from "../../definition/AreaShape.ts"

/** What a search for an address finds. Within the United States only. spec: order-builder §7 (maps service) */
export const AddressPlace = Schema.Struct({
  addressLine: Schema.String,
  state: StateCode,
  /** null: a place without geometry, whose location is unknown. */
  point: Schema.NullOr(Point),
})
export type AddressPlace = typeof AddressPlace.Type

/** An address with a known place. */
export interface LocatedPlace {
  readonly addressLine: string
  readonly state: string
  readonly point: Point
}

/** Why an address cannot be the center of anything. */
export type AddressProblem =
  | { readonly _tag: "AddressUnknown"; readonly text: string }
  | { readonly _tag: "AddressWithoutGeometry"; readonly text: string }
