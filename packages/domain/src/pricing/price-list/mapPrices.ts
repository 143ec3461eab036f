import type { GeoType } from "../../definition/GeoType.ts"
import type { IndexedPriceList } from "./IndexedPriceList.ts"

/** The geography types that are drawn on a map: 7, 12, 13 and 16. */
export const MAP_GEO_TYPES: ReadonlyArray<GeoType> = [
  "radius",
  "closest",
  "polygon",
  "multiRadiusAroundAddress",
]

/**
 * Returns the prices of a list for a kind of area. On a map, mapBasePrice is the price of Base, mapMinimumElementsCharge the minimum
 * elements charge, and price the price of an element, each at every quantity; prices without a map price stay
 * the same. Returns the list itself for undefined, a kind of area without map prices.
 */
export const pricesOf = (list: IndexedPriceList, geoType: GeoType | undefined): IndexedPriceList =>
  geoType !== undefined && list.onMap !== null && MAP_GEO_TYPES.includes(geoType) ? list.onMap : list
