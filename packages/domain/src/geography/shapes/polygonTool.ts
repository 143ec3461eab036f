import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import { sourceTraits } from "../../catalog/listTypes.ts"
import { isBlank } from "../../shared/FieldProblems.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { allowsPolygon } from "./mapView.ts"
import { type OutsideCountryRefusal, outsideCountryRefusal } from "./outsideCountryRefusal.ts"
import { polygonArea, type PolygonLine, type RingRefusal } from "./polygonArea.ts"

/** The drawing tool of the polygon page. */
export interface PolygonTool {
  readonly isDrawing: boolean
  readonly geoType: GeoType
}

/** Returns whether Start is enabled, which it is unless the polygon type (13) is already active [ob4-polygon-start]. */
export const canStartPolygon = ({ geoType }: Pick<PolygonTool, "geoType">): boolean => geoType !== "polygon"

/** Returns the tool's state after Start: drawing, with type 13 [ob4-polygon-start]. */
export const startPolygon = (): PolygonTool => ({ isDrawing: true, geoType: "polygon" })

/** Returns the tool's state after Clear: not drawing, with the type that new orders have, so Start is enabled again. */
export const clearPolygon = (): PolygonTool => ({ isDrawing: false, geoType: "zip" })

/** No address was given for the polygon page's map. */
export interface PolygonAddressMissing {
  readonly _tag: "PolygonAddressMissing"
}

/** The map is zoomed out too far to draw on. */
export interface ZoomTooLow {
  readonly _tag: "ZoomTooLow"
}

/** The reason why a polygon isn't drawn or the map isn't moved. */
export type PolygonRefusal = PolygonAddressMissing | ZoomTooLow | RingRefusal | OutsideCountryRefusal

/** Validates the address that the polygon page's map should move to, which is required [ob5-polygon]. */
export const validatePolygonAddress = (text: string): Result.Result<string, PolygonAddressMissing> =>
  isBlank(text) ? Result.fail({ _tag: "PolygonAddressMissing" }) : Result.succeed(text.trim())

/**
 * Builds the area within a closed line; refuses a line that lies entirely outside the country of the list's records.
 */
export const polygonWithinCountry = (
  line: PolygonLine,
): Result.Result<Area, RingRefusal | OutsideCountryRefusal> =>
  Result.flatMap(polygonArea(line), (area) => {
    const outside = outsideCountryRefusal([line.points], sourceTraits(line.listType).country)
    return outside === null ? Result.succeed(area) : Result.fail(outside)
  })

/**
 * Builds the area of a drawn polygon. A polygon that was drawn below zoom 9 is refused with a message
 * [ob4-polygon-zoom] [ob5-polygon], and so is one that lies entirely outside the country of the list's records.
 */
export const buildDrawnPolygon = (
  drawn: PolygonLine & { readonly zoom: number },
): Result.Result<Area, PolygonRefusal> =>
  allowsPolygon(drawn.zoom) ? polygonWithinCountry(drawn) : Result.fail({ _tag: "ZoomTooLow" })
