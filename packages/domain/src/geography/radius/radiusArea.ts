import { sourceTraits } from "../../catalog/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import { type Granularity, MAX_NAME_CHARACTERS } from "../../definition/AreaShape.ts"
import type { LocatedPlace } from "../places/AddressPlace.ts"
import { houseFallbackPrecision } from "../places/houseFallbackPrecision.ts"
import { granularityOrDefault } from "../granularityOptions.ts"
import { capMiles, type RadiusAddress, type RadiusEntry } from "./validateRadiusEntry.ts"

/** The maximum number of records in one quantity search; larger quantities are capped. */
export const MAX_CLOSEST_RECORDS = 100_000_000

/** An address as typed, and the user's name for it ('' if unnamed). */
export type TypedAddress = Pick<RadiusEntry, "addressLine" | "addressName">

/**
 * Returns the data about a shape's center that the shape keeps. The name is the buyer's own, or otherwise the address:
 * the one found, or the one typed if the site doesn't know the house.
 */
const middleOf = ({ addressLine, addressName }: TypedAddress, place: LocatedPlace) => {
  const { point } = place
  const center = houseFallbackPrecision(addressLine, place)
  const address = (center === null ? place.addressLine : addressLine).trim().slice(0, MAX_NAME_CHARACTERS)
  const name = addressName.trim().slice(0, MAX_NAME_CHARACTERS) || address
  return {
    name,
    longitude: point[0],
    latitude: point[1],
    ...(address === name ? {} : { address }),
    ...(center === null ? {} : { center }),
  }
}

/** The options on the radius page other than address and radius. */
export interface RadiusOptions {
  /** True for 'Do not cross state lines'; ignored if the source doesn't offer it. */
  readonly sameState: boolean
  /** The granularity; falls back to 'standard' if the source doesn't offer it. */
  readonly granularity: Granularity
}

/** Builds the area for everything within a radius in miles of an address [ob5-radius-cap]. */
export const radiusArea = (
  listType: number,
  typed: TypedAddress,
  place: LocatedPlace,
  miles: number,
  { sameState, granularity }: RadiusOptions,
): Area => ({
  kind: "radius",
  ...middleOf(typed, place),
  miles: capMiles(miles),
  withinState: sameState && sourceTraits(listType).offersStateLines ? place.state : null,
  granularity: granularityOrDefault("radius", listType, granularity),
  excluded: false,
})

/** Builds the area for the records nearest to an address [ob4-quantity-search]. */
export const closestArea = (typed: TypedAddress, place: LocatedPlace, quantity: number): Area => ({
  kind: "closest",
  ...middleOf(typed, place),
  quantity: Math.min(quantity, MAX_CLOSEST_RECORDS),
  excluded: false,
})

/** Builds the area for the requested radius or quantity around an address. */
export const addressArea = (
  listType: number,
  typed: TypedAddress,
  place: LocatedPlace,
  wanted: RadiusAddress,
  options: RadiusOptions,
): Area =>
  wanted.quantity === null
    ? radiusArea(listType, typed, place, wanted.radius, options)
    : closestArea(typed, place, wanted.quantity)

/** Returns the names of the addresses in a list of areas [ob5-address-name]. */
export const addressNames = (areas: ReadonlyArray<Area>): ReadonlyArray<string> =>
  areas.flatMap((area) => (area.kind === "radius" || area.kind === "closest" ? [area.name] : []))
