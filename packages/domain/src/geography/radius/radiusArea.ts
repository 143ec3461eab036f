import { traitsOf } from "../../catalogue/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import { type Granularity, MAX_NAME_CHARACTERS } from "../../definition/AreaShape.ts"
import type { LocatedPlace } from "../places/AddressPlace.ts"
import { offeredGranularity } from "../granularityOptions.ts"
import { capMiles, type RadiusAddress } from "./radiusEntry.ts"

/** The most records that one quantity search may ask for; larger requests are cut to it. */
export const MAX_CLOSEST_RECORDS = 100_000_000

/** What a shape keeps of the place in its middle. */
type Center = Omit<LocatedPlace, "precision">

/** An address is called what its buyer calls it, else by its line. */
const shapeName = (addressName: string, { addressLine }: Center): string =>
  (addressName.trim() || addressLine.trim()).slice(0, MAX_NAME_CHARACTERS)

/** What the radius page offers besides address and radius. */
export interface RadiusOptions {
  /** 'Do not cross state lines'; nothing where a source does not offer it. spec: order-builder §2.3 */
  readonly sameState: boolean
  /** 'standard' where the source does not offer what was asked for. */
  readonly granularity: Granularity
}

/** Everything within this many miles of an address. spec: order-builder §2.3, §5 [ob5-radius-cap] */
export const radiusArea = (
  listType: number,
  addressName: string,
  place: Center,
  miles: number,
  { sameState, granularity }: RadiusOptions,
): Area => ({
  kind: "radius",
  name: shapeName(addressName, place),
  longitude: place.point[0],
  latitude: place.point[1],
  miles: capMiles(miles),
  withinState: sameState && traitsOf(listType).offersStateLines ? place.state : null,
  granularity: offeredGranularity("radius", listType, granularity),
  excluded: false,
})

/** The records nearest to an address. spec: order-builder §2.3 (Closex) [ob4-quantity-search] */
export const closestArea = (addressName: string, place: Center, quantity: number): Area => ({
  kind: "closest",
  name: shapeName(addressName, place),
  longitude: place.point[0],
  latitude: place.point[1],
  quantity: Math.min(quantity, MAX_CLOSEST_RECORDS),
  excluded: false,
})

/** What is wanted around an address, as an area. */
export const addressArea = (
  listType: number,
  addressName: string,
  place: Center,
  wanted: RadiusAddress,
  options: RadiusOptions,
): Area =>
  wanted.quantity === null
    ? radiusArea(listType, addressName, place, wanted.radius, options)
    : closestArea(addressName, place, wanted.quantity)

/** The names that addresses among areas have. spec: order-builder §5 [ob5-address-name] */
export const addressNames = (areas: ReadonlyArray<Area>): ReadonlyArray<string> =>
  areas.flatMap((area) => (area.kind === "radius" || area.kind === "closest" ? [area.name] : []))
