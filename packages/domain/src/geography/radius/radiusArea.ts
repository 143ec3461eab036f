import { traitsOf } from "../../catalogue/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import { type Granularity, MAX_NAME_CHARACTERS } from "../../definition/AreaShape.ts"
import type { LocatedPlace } from "../places/AddressPlace.ts"
import { unknownHouse } from "../places/unknownHouse.ts"
import { offeredGranularity } from "../granularityOptions.ts"
import { capMiles, type RadiusAddress, type RadiusEntry } from "./radiusEntry.ts"

/** The most records that one quantity search may ask for; larger requests are cut to it. */
export const MAX_CLOSEST_RECORDS = 100_000_000

/** An address as a person typed it, and what they call it; '' where they call it nothing. */
export type TypedAddress = Pick<RadiusEntry, "addressLine" | "addressName">

/**
 * Returns the information that a shape keeps about the place at its center. Its name is the buyer's own, or else its
 * address: the one that was found, or the typed one if the site doesn't know the house.
 */
const middleOf = ({ addressLine, addressName }: TypedAddress, place: LocatedPlace) => {
  const { point } = place
  const center = unknownHouse(addressLine, place)
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

/** The options of the radius page besides address and radius. */
export interface RadiusOptions {
  /** 'Do not cross state lines'; nothing where a source does not offer it. */
  readonly sameState: boolean
  /** 'standard' where the source does not offer what was asked for. */
  readonly granularity: Granularity
}

/** Everything within this many miles of an address [ob5-radius-cap]. */
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
  withinState: sameState && traitsOf(listType).offersStateLines ? place.state : null,
  granularity: offeredGranularity("radius", listType, granularity),
  excluded: false,
})

/** The records nearest to an address [ob4-quantity-search]. */
export const closestArea = (typed: TypedAddress, place: LocatedPlace, quantity: number): Area => ({
  kind: "closest",
  ...middleOf(typed, place),
  quantity: Math.min(quantity, MAX_CLOSEST_RECORDS),
  excluded: false,
})

/** Makes an area of the requested radius or quantity around an address. */
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

/** The names that addresses among areas have [ob5-address-name]. */
export const addressNames = (areas: ReadonlyArray<Area>): ReadonlyArray<string> =>
  areas.flatMap((area) => (area.kind === "radius" || area.kind === "closest" ? [area.name] : []))
