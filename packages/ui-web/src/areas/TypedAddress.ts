import { Granularity } from "@listwright/domain/definition"
import { LocatedPlace } from "@listwright/domain/geography"
import { Schema } from "effect"

/** The fields of a page that draws areas around an address, exactly as typed. */
export const TypedAddress = Schema.Struct({
  address: Schema.String,
  name: Schema.String,
  /** The way to select around the address: by a radius, or by a number of nearest records. */
  by: Schema.Literals(["radius", "quantity"]),
  miles: Schema.String,
  quantity: Schema.String,
  granularity: Granularity,
  sameState: Schema.Boolean,
  /** The places that the address may mean; empty if the user doesn't have to choose. */
  mayMean: Schema.Array(LocatedPlace),
  /** The place that the user chose from `mayMean`. */
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

/** Returns the part of an address that was typed but not added; '' if there isn't any. */
export const typedOfAddress = ({ address, name }: TypedAddress): string => address.trim() || name.trim()

/** The ways of naming areas that are drawn around an address. */
export type AddressSection = "radius" | "closest"
