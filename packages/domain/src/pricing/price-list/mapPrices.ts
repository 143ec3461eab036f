import type { GeoType } from "../../definition/GeoType.ts"
import type { IndexedPriceList } from "./IndexedPriceList.ts"

/** The geography types that are drawn on a map: 7, 12, 13, and 16. */
export const MAP_GEO_TYPES: ReadonlyArray<GeoType> = [
  "radius",
  "closest",
  "polygon",
  "multiRadiusAroundAddress",
]

/**
 * Returns a list's prices for a kind of area. On a map, `mapBasePrice` is the price of Base, `mapMinimumElementsCharge`
 * is the minimum elements charge, and `price` is an element's price, regardless of quantity; prices without a map price
 * are unchanged. Returns the list itself if the kind of area is undefined or has no map prices.
 */
export const pricesForGeoType = (list: IndexedPriceList, geoType: GeoType | undefined): IndexedPriceList =>
  geoType !== undefined && list.onMap !== null && MAP_GEO_TYPES.includes(geoType) ? list.onMap : list
