import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import type { GeoType } from "../../definition/GeoType.ts"

/** Counts the addresses that areas are searched around: one for each radius, and one for each location of a file. */
export const radiusAddresses = (areas: ReadonlyArray<Area>): number =>
  areas.reduce((sum, area) => {
    if (area.kind === "locations") return sum + area.locations
    return area.kind === "radius" ? sum + 1 : sum
  }, 0)

const isSeveral = (addresses: number): boolean => addresses > 1

/**
 * One address is a single radius (7), or, made of whole ZIP Codes, a ZIP radius (11), which is broken down into them;
 * two or more are several (16), without granularity [ob4-radius-multi].
 */
export const radiusGeoType = (addresses: number, isMadeOfZips = false): GeoType => {
  if (isSeveral(addresses)) return "multiRadiusAroundAddress"
  return isMadeOfZips ? "zipRadius" : "radius"
}

/** One quantity search is 12, two or more are 15 [ob4-quantity-search]. */
export const closestGeoType = (addresses: number): GeoType =>
  isSeveral(addresses) ? "multiClosest" : "closest"

/** Granularity is a choice of a single radius [ob4-radius-multi]. */
export const isGranularityEnabled = (addresses: number): boolean => !isSeveral(addresses)

/** Turns a radius back into one of single records when it no longer offers a granularity. */
export const withoutGranularity = (area: Area): Area =>
  area.kind === "radius" ? { ...area, granularity: "standard" } : area

/** Names an address whatever its granularity: the same circle chosen again is the same address. */
export const addressKey = (area: Area): string => areaKey(withoutGranularity(area))

/**
 * Radii lose their granularity when a list has two or more addresses. The same address chosen twice is one, with its
 * latest granularity.
 */
export const settledGranularity = (areas: ReadonlyArray<Area>): ReadonlyArray<Area> => {
  const settled = [...new Map(areas.map((area) => [addressKey(area), area])).values()]
  return isGranularityEnabled(radiusAddresses(settled)) ? settled : settled.map(withoutGranularity)
}
