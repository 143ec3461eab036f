import { Effect, Result } from "effect"
import type { Point } from "../../definition/AreaShape.ts"
import type { Notice } from "../../shared/Notice.ts"
import { addressNotFoundNotice, mapZipSearchNotice } from "../AddressNotices.ts"
import { locateAddress } from "../addresses/locateAddress.ts"
import { validateMapZipSearch } from "./validateMapZipSearch.ts"
import { areaKey } from "../../definition/areaKey.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { ZipType } from "../Areas.ts"
import { type AreasUpdate, addValidAreas } from "../AreasUpdate.ts"
import { removeAreas } from "../chooseAreas.ts"
import { type AreaChoiceRules, defaultAreaChoiceRules } from "../AreaChoiceRules.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { codeToArea } from "../codes/parsePastedCodes.ts"

/** The number of areas from which the ZIP map is hidden. */
const ZIP_MAP_AREAS = 15

/** Returns whether to show the ZIP map: geography type 5, ZIP type 0, and fewer than 15 areas. */
export const showsZipMap = (state: {
  readonly geoType: GeoType
  readonly zipType: ZipType
  readonly geoCount: number
}): boolean => state.geoType === "zip" && state.zipType === "plainZip" && state.geoCount < ZIP_MAP_AREAS

/**
 * Handles a click on a ZIP Code on the map: deselects it if it's selected; otherwise selects it, even if it was
 * excluded, as geography type 5.
 */
export const toggleZip = (
  definition: ListDefinition,
  zip: string,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
): AreasUpdate => {
  const area = codeToArea("plainZip", zip)
  const key = areaKey(area)
  const selected = definition.areas.filter((one) => areaKey(one) === key && !one.excluded)
  return selected.length > 0
    ? {
        definition: removeAreas(definition, [key]),
        added: [],
        removed: selected,
        warnings: [],
        isUsedUp: true,
      }
    : addValidAreas(definition, [area], null, choosing)
}

/** A circle on the map whose ZIP Codes should be shown. */
export interface MapCircle {
  readonly center: Point
  readonly miles: number
}

/** A field of the ZIP map search. */
export type MapSearchField = "text" | "radius"

/** The reason why a ZIP map search finds nothing, and the field to fix. */
export interface MapSearchProblem {
  readonly warning: Notice
  readonly field: MapSearchField
}

/** Finds the circle that a ZIP map search refers to, or explains why it can't [ob5-map-search]. */
export const findMapZips = Effect.fn("findMapZips")(function* (text: string, radius: string) {
  const refuse = (warning: Notice, field: MapSearchField): Result.Result<MapCircle, MapSearchProblem> =>
    Result.fail({ warning, field })
  const search = validateMapZipSearch(text, radius)
  if (Result.isFailure(search))
    return refuse(
      mapZipSearchNotice(search.failure),
      search.failure._tag === "SearchEmpty" ? "text" : "radius",
    )
  const place = yield* locateAddress(search.success.text)
  if (Result.isFailure(place)) return refuse(addressNotFoundNotice, "text")
  return Result.succeed<MapCircle>({ center: place.success.point, miles: search.success.miles })
})
