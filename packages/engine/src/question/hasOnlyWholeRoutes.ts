import type { Area } from "@listwright/domain/definition"

/**
 * Returns whether an area contains each carrier route either completely or not at all. A route is in a single ZIP Code,
 * so areas of ZIP Codes or of whole routes don't split any.
 */
export const hasOnlyWholeRoutes = (area: Area): boolean => {
  switch (area.kind) {
    case "zip":
    case "carrierRoute":
    case "scf":
    case "city":
    case "county":
    case "metroArea":
    case "congressionalDistrict":
    case "state":
    case "nation":
      return true
    case "radius":
    case "polygon":
      return area.granularity === "zip" || area.granularity === "carrierRoute"
    case "zip4":
    case "postalCode":
    case "locations":
    case "closest":
    case "savedCount":
    case "combination":
      return false
  }
}
