import type { Area } from "../../definition/Area.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { type AreaKind, kindsOfGeoType } from "./areaMethod.ts"
import { closestGeoType, radiusGeoType } from "../radius/radiusAddresses.ts"

const isMadeOfZips = (area: Area): boolean => area.kind === "radius" && area.granularity === "zip"

/** The geography type of a list whose areas are all of one kind. */
const geoTypeOfKind = (kind: AreaKind, areas: ReadonlyArray<Area>): GeoType => {
  switch (kind) {
    case "zip":
    case "zip4":
    case "carrierRoute":
    case "postalCode":
      return "zip"
    case "scf":
    case "city":
    case "county":
    case "metroArea":
    case "congressionalDistrict":
    case "state":
    case "polygon":
      return kind
    case "nation":
      return "nationwide"
    case "radius":
      return radiusGeoType(areas.length, areas.some(isMadeOfZips))
    case "closest":
      return closestGeoType(areas.length)
    case "savedCount":
      return "multiCount"
  }
}

/** Methods of which the number of addresses says which type a list has. */
const COUNTED: ReadonlyArray<GeoType> = [
  "radius",
  "multiRadius",
  "multiRadiusAroundAddress",
  "closest",
  "multiClosest",
]

/**
 * The geography type of a list: that of the method in use where the chosen areas belong to it (without any they always
 * do), else their own by the order model, and 'multiGeo' where they are of several. Excluded areas are no geography, so they do not say;
 * an excluded address still is one more address. spec: order-builder §3, §4 [ob4-area-method]
 */
export const geoTypeOfAreas = (areas: ReadonlyArray<Area>, method: GeoType = "zip"): GeoType => {
  const kinds = [...new Set(areas.filter((area) => !area.excluded).map((area) => area.kind))]
  const ofMethod = kindsOfGeoType(method)
  const isOfMethod = kinds.every((kind) => ofMethod.includes(kind)) && !COUNTED.includes(method)
  if (kinds.length === 0 || isOfMethod) return method
  const [first, ...others] = new Set(
    kinds.map((kind) =>
      geoTypeOfKind(
        kind,
        areas.filter((area) => area.kind === kind),
      ),
    ),
  )
  return first === undefined || others.length > 0 ? "multiGeo" : first
}
