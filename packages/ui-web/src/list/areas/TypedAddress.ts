import { Granularity } from "@listwright/domain/definition"
import { LocatedPlace } from "@listwright/domain/geography"
import { Schema } from "effect"

/** The fields of a page for defining areas around an address, exactly as typed. */
export const TypedAddress = Schema.Struct({
  address: Schema.String,
  name: Schema.String,
  /** The method of selecting around the address: by a radius, or by a number of nearest records. */
  by: Schema.Literals(["radius", "quantity"]),
  miles: Schema.String,
  quantity: Schema.String,
  granularity: Granularity,
  sameState: Schema.Boolean,
  /** The possible matches for an ambiguous address; empty if the user doesn't have to choose. */
  mayMean: Schema.Array(LocatedPlace),
  /** The match that the user chose from `mayMean`. */
  meant: Schema.NullOr(LocatedPlace),
})
export type TypedAddress = typeof TypedAddress.Type

export const NO_ADDRESS: TypedAddress = {
  address: "",
  name: "",
  by: "radius",
  miles: "",
  quantity: "",
  granularity: "standard",
  sameState: false,
  mayMean: [],
  meant: null,
}

/** Returns the typed part of an address that hasn't been added; '' if there isn't any. */
export const typedAddressText = ({ address, name }: TypedAddress): string => address.trim() || name.trim()

/** The methods of defining areas around an address. */
export type AddressSection = "radius" | "closest"
