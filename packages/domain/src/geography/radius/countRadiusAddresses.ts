import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import type { GeoType } from "../../definition/GeoType.ts"

/** Counts the center addresses of areas: one per radius, and one per location in a file. */
export const countRadiusAddresses = (areas: ReadonlyArray<Area>): number =>
  areas.reduce((sum, area) => {
    if (area.kind === "locations") return sum + area.locations
    return area.kind === "radius" ? sum + 1 : sum
  }, 0)

const isSeveral = (addresses: number): boolean => addresses > 1

/**
 * Returns the geography type for radius addresses. One address is a single radius (7) or, if made of whole ZIP Codes, a
 * ZIP radius (11) with a breakdown by ZIP Code; two or more are a multi-radius (16) without granularity
 * [ob4-radius-multi].
 */
export const radiusGeoType = (addresses: number, isMadeOfZips = false): GeoType => {
  if (isSeveral(addresses)) return "multiRadiusAroundAddress"
  return isMadeOfZips ? "zipRadius" : "radius"
}

/** Returns the geography type for quantity searches: 12 for one, 15 for two or more [ob4-quantity-search]. */
export const closestGeoType = (addresses: number): GeoType =>
  isSeveral(addresses) ? "multiClosest" : "closest"

/** Returns whether granularity can be chosen, which is only possible with a single radius [ob4-radius-multi]. */
export const isGranularityEnabled = (addresses: number): boolean => !isSeveral(addresses)

/** Resets a radius to single records when granularity is no longer available. */
export const withoutGranularity = (area: Area): Area =>
  area.kind === "radius" ? { ...area, granularity: "standard" } : area

/** Returns an address's key without its granularity, so choosing the same circle again yields the same address. */
export const addressKey = (area: Area): string => areaKey(withoutGranularity(area))

/**
 * Drops the granularity of radii if a list has two or more addresses. Merges duplicate addresses, keeping the
 * granularity of the last one.
 */
export const normalizeGranularity = (areas: ReadonlyArray<Area>): ReadonlyArray<Area> => {
  const settled = [...new Map(areas.map((area) => [addressKey(area), area])).values()]
  return isGranularityEnabled(countRadiusAddresses(settled)) ? settled : settled.map(withoutGranularity)
}
