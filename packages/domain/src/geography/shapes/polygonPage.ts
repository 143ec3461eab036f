import { Effect, Result } from "effect"
import type { Point } from "../../definition/AreaShape.ts"
import type { Notice } from "../../shared/Notice.ts"
import { addressNotFoundNotice, polygonNotice, zoomTooLowNotice } from "../AddressNotices.ts"
import { locateAddress } from "../addresses/locateAddress.ts"
import { ADDRESS_ZOOM } from "./mapView.ts"
import { buildDrawnPolygon, validatePolygonAddress } from "./polygonTool.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { type AreasUpdate, addValidAreas, unchangedAreas } from "../AreasUpdate.ts"
import { type AreaChoiceRules, defaultAreaChoiceRules } from "../AreaChoiceRules.ts"

/** The result of drawing a polygon. */
export interface AddPolygonResult extends AreasUpdate {
  /** The alert, which unlike warnings remains until the map is zoomed in far enough; null if there isn't one. */
  readonly alert: Notice | null
}

/** Adds a drawn polygon, which sets the list's geography type to polygon (13) [ob4-polygon-zoom]. */
export const addPolygon = (
  definition: ListDefinition,
  drawn: Omit<Parameters<typeof buildDrawnPolygon>[0], "listType">,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
): AddPolygonResult =>
  Result.match(buildDrawnPolygon({ ...drawn, listType: definition.listType }), {
    onSuccess: (area) => ({ ...addValidAreas(definition, [area], null, choosing), alert: null }),
    onFailure: (refused) =>
      refused._tag === "ZoomTooLow"
        ? { ...unchangedAreas(definition), alert: zoomTooLowNotice }
        : { ...unchangedAreas(definition, polygonNotice(refused)), alert: null },
  })

/** A new position for a map. */
export interface MapPosition {
  readonly center: Point
  readonly zoom: number
}

/** Finds the address that the polygon page's map should move to, or explains why it can't [ob5-polygon]. */
export const findPolygonAddress = Effect.fn("findPolygonAddress")(function* (text: string) {
  const refuse = (warning: Notice): Result.Result<MapPosition, Notice> => Result.fail(warning)
  const address = validatePolygonAddress(text)
  if (Result.isFailure(address)) return refuse(polygonNotice(address.failure))
  const place = yield* locateAddress(address.success)
  if (Result.isFailure(place)) return refuse(addressNotFoundNotice)
  return Result.succeed<MapPosition>({ center: place.success.point, zoom: ADDRESS_ZOOM })
})
