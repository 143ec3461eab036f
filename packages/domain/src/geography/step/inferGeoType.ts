import type { Area } from "../../definition/Area.ts"
import type { AreaKind } from "../../definition/areaKey.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { AREA_KIND_RULES } from "./areaKindRules.ts"
import { geoTypeKinds } from "./geoTypeKinds.ts"

/** The methods whose geography type depends on the number of addresses. */
const COUNTED: ReadonlyArray<GeoType> = [
  "radius",
  "multiRadius",
  "multiRadiusAroundAddress",
  "closest",
  "multiClosest",
]

/** Returns the kind under which an area's addresses are counted; address files count as typed addresses. */
const pageOf = (kind: AreaKind): AreaKind => (kind === "locations" ? "radius" : kind)

/**
 * Returns the geography type of a list: that of the current method if all chosen areas belong to it (or there are
 * none), otherwise the areas' own type according to the order model, or 'multiGeo' if they have several. Excluded areas
 * aren't geography, so they don't affect the type, except that an excluded address still adds to the number of
 * addresses [ob4-area-method].
 */
export const inferGeoType = (areas: ReadonlyArray<Area>, method: GeoType = "zip"): GeoType => {
  const kinds = [...new Set(areas.filter((area) => !area.excluded).map((area) => area.kind))]
  const ofMethod = geoTypeKinds(method)
  const isOfMethod = kinds.every((kind) => ofMethod.includes(kind)) && !COUNTED.includes(method)
  if (kinds.length === 0 || isOfMethod) return method
  const [first, ...others] = new Set(
    kinds.map((kind) =>
      AREA_KIND_RULES[kind].geoType(areas.filter((area) => pageOf(area.kind) === pageOf(kind))),
    ),
  )
  return first === undefined || others.length > 0 ? "multiGeo" : first
}
