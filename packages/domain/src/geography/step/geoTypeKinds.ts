import type { GeoType } from "../../definition/GeoType.ts"
import type { AreaKind } from "../../definition/areaKey.ts"
import { MIXED_KINDS } from "./areaKindRules.ts"

/** Returns the kinds of areas that belong to a geography type. */
export const geoTypeKinds = (geoType: GeoType): ReadonlyArray<AreaKind> => {
  switch (geoType) {
    case "country":
    case "nationwide":
      return ["nation"]
    case "state":
      return ["state"]
    case "county":
      return ["county"]
    case "city":
      return ["city"]
    case "zip":
    case "zipRange":
    case "zipUpload":
    case "zipMap":
      return ["zip", "zip4", "carrierRoute", "postalCode"]
    case "scf":
      return ["scf"]
    case "metroArea":
      return ["metroArea"]
    case "congressionalDistrict":
      return ["congressionalDistrict"]
    case "radius":
    case "zipRadius":
    case "multiRadius":
    case "multiRadiusAroundAddress":
    case "multiZipRadius":
      return ["radius", "locations"]
    case "closest":
    case "multiClosest":
      return ["closest"]
    case "polygon":
      return ["polygon"]
    case "multiGeo":
      return MIXED_KINDS
    case "multiCount":
      return ["savedCount", "combination"]
  }
}
