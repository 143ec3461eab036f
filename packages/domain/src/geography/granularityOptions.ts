import { radiusModes } from "../catalog/radiusModes.ts"
import { AREA_KINDS } from "../glossary/areaKinds.ts"
import type { Granularity } from "../definition/AreaShape.ts"
import { codes } from "../shared/Codes.ts"

type ShapePage = "radius" | "polygon"

/** The numeric codes of the granularities [ob5-granularity]. */
export const granularities = codes<Granularity>({ standard: 1, zip4: 2, carrierRoute: 3, zip: 4 })

/** Returns the display name of a granularity; ZIP+4 is written without its plus here [ob5-granularity]. */
export const granularityName = (granularity: Granularity): string => {
  switch (granularity) {
    case "standard":
      return "Standard"
    case "zip4":
      return "ZIP4"
    case "carrierRoute":
    case "zip":
      return AREA_KINDS[granularity].label
  }
}

/**
 * Lists the units that a shape can be made of, in the order of their codes. Whole ZIP Codes are available only on the
 * radius page, and ZIP+4s aren't available for source 50 [ob5-granularity].
 */
export const granularityOptions = (page: ShapePage, listType: number): ReadonlyArray<Granularity> =>
  radiusModes(listType).filter((granularity) => page === "radius" || granularity !== "zip")

/** Returns whether a source offers this granularity for a shape. */
export const offersGranularity = (page: ShapePage, listType: number, granularity: Granularity): boolean =>
  granularityOptions(page, listType).includes(granularity)

/** Returns the requested granularity, or 'standard' if the source doesn't offer it. */
export const granularityOrDefault = (
  page: ShapePage,
  listType: number,
  granularity: Granularity,
): Granularity => (offersGranularity(page, listType, granularity) ? granularity : "standard")

/** The layers that the polygon page's map can show beneath the drawing. */
export const POLYGON_LAYERS = ["Carrier Routes", "ZIP Codes"] as const
export type PolygonLayer = (typeof POLYGON_LAYERS)[number]
