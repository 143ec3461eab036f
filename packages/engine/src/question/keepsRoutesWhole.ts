import type { Area } from "@listwright/domain/definition"

/**
 * Whether an area has all of a carrier route or nothing of it: routes lie in one ZIP Code, and areas of ZIP Codes, or of whole
 * routes, cut none.
 */
export const keepsRoutesWhole = (area: Area): boolean => {
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
