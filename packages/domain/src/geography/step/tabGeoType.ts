import type { AreaTab } from "../../catalogue/tabs.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { type GeoScreen, type GeoTypesReading, screenGeoType } from "./screenGeoType.ts"

const SCREEN_OF_TAB: Readonly<Record<AreaTab, GeoScreen>> = {
  zip: "zip",
  zipRange: "range",
  zipPaste: "paste",
  zipSelectMap: "map",
  radius: "singleRadius",
  Closex: "closest",
  polygon: "polygon",
  city: "city",
  county: "county",
  state: "state",
  stateMap: "state",
  stateList: "state",
  metroArea: "metroArea",
  congressionalDistrict: "congressionalDistrict",
  SCFCode: "scf",
  moreArea: "multiGeo",
  totalUSA: "totalUS",
}

/**
 * The area method of a tab, in either reading; radius and closest as of one address, since the number of addresses
 * decides the rest. spec: order-builder §2.3, §3 [ob4-area-method]
 */
export const tabGeoType = (tab: AreaTab, reading: GeoTypesReading): GeoType =>
  screenGeoType(SCREEN_OF_TAB[tab], reading)

/** The tab that opens for an order of a geography type; null for saved counts, which no area tab chooses. spec: decisions (Readings geoTypes) */
export const tabOfGeoType = (geoType: GeoType): AreaTab | null => {
  switch (geoType) {
    case "country":
    case "nationwide":
      return "totalUSA"
    case "state":
    case "county":
    case "city":
    case "zip":
    case "zipRange":
    case "radius":
    case "metroArea":
    case "polygon":
    case "congressionalDistrict":
      return geoType
    case "scf":
      return "SCFCode"
    case "zipUpload":
      return "zipPaste"
    case "zipMap":
      return "zipSelectMap"
    case "zipRadius":
    case "multiRadius":
    case "multiRadiusAroundAddress":
    case "multiZipRadius":
      return "radius"
    case "closest":
    case "multiClosest":
      return "Closex"
    case "multiGeo":
      return "moreArea"
    case "multiCount":
      return null
  }
}
