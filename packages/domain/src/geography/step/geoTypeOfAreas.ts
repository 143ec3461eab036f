import type { Area } from "../../definition/Area.ts"
import type { AreaKind } from "../../definition/areaKey.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { AREA_KIND_RULES } from "./areaKindRules.ts"
import { kindsOfGeoType } from "./areaMethod.ts"

/** Methods for which the number of addresses decides the type of a list. */
const COUNTED: ReadonlyArray<GeoType> = [
  "radius",
  "multiRadius",
  "multiRadiusAroundAddress",
  "closest",
  "multiClosest",
]

/** Typed addresses and files of them are counted together. */
const pageOf = (kind: AreaKind): AreaKind => (kind === "locations" ? "radius" : kind)

/**
 * The geography type of a list: that of the method in use where the chosen areas belong to it (without any they always
 * do), else their own by the order model, and 'multiGeo' where they are of several. Excluded areas are no geography, so
 * they do not say; an excluded address still is one more address [ob4-area-method].
 */
export const geoTypeOfAreas = (areas: ReadonlyArray<Area>, method: GeoType = "zip"): GeoType => {
  const kinds = [...new Set(areas.filter((area) => !area.excluded).map((area) => area.kind))]
  const ofMethod = kindsOfGeoType(method)
  const isOfMethod = kinds.every((kind) => ofMethod.includes(kind)) && !COUNTED.includes(method)
  if (kinds.length === 0 || isOfMethod) return method
  const [first, ...others] = new Set(
    kinds.map((kind) =>
      AREA_KIND_RULES[kind].geoType(areas.filter((area) => pageOf(area.kind) === pageOf(kind))),
    ),
  )
  return first === undefined || others.length > 0 ? "multiGeo" : first
}
