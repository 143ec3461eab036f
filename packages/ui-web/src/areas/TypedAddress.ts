import { Granularity } from "@listwright/domain/definition"
import { LocatedPlace } from "@listwright/domain/geography"
import { Schema } from "effect"

/** What the fields of a page hold on which areas are drawn around an address, all as typed. */
export const TypedAddress = Schema.Struct({
  address: Schema.String,
  name: Schema.String,
  /** What is drawn: a radius, or as many of the nearest records. */
  by: Schema.Literals(["radius", "quantity"]),
  miles: Schema.String,
  quantity: Schema.String,
  granularity: Granularity,
  sameState: Schema.Boolean,
  /** What the address may mean, where the person has to choose; else none. */
  mayMean: Schema.Array(LocatedPlace),
  /** What the person chose of it. */
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

/** What was typed of an address and not added; '' when nothing was. */
export const typedOfAddress = ({ address, name }: TypedAddress): string => address.trim() || name.trim()
