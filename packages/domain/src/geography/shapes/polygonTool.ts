import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import { isBlank } from "../../shared/FieldProblems.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { allowsPolygon } from "./mapView.ts"
import { polygonArea, type PolygonLine, type RingRefused } from "./polygonArea.ts"

/** The drawing tool of the polygon page. */
export interface PolygonTool {
  readonly isDrawing: boolean
  readonly geoType: GeoType
}

/** Start is enabled unless the polygon type (13) is active already [ob4-polygon-start]. */
export const canStartPolygon = ({ geoType }: Pick<PolygonTool, "geoType">): boolean => geoType !== "polygon"

/** Start: drawing, of type 13 [ob4-polygon-start]. */
export const startPolygon = (): PolygonTool => ({ isDrawing: true, geoType: "polygon" })

/** Clear: not drawing, of the type that an order starts with, so that Start can be pressed again. */
export const clearPolygon = (): PolygonTool => ({ isDrawing: false, geoType: "zip" })

/** The page of the polygon was asked to go nowhere. */
export interface PolygonAddressMissing {
  readonly _tag: "PolygonAddressMissing"
}

/** The map shows too much to draw on it. */
export interface ZoomTooLow {
  readonly _tag: "ZoomTooLow"
}

/** The reason that a polygon isn't drawn or its map isn't moved. */
export type PolygonRefused = PolygonAddressMissing | ZoomTooLow | RingRefused

/** The address that the map of the polygon page should go to; one is required [ob5-polygon]. */
export const polygonAddress = (text: string): Result.Result<string, PolygonAddressMissing> =>
  isBlank(text) ? Result.fail({ _tag: "PolygonAddressMissing" }) : Result.succeed(text.trim())

/**
 * The area of a drawn polygon. One that was drawn below zoom 9 is cleared and says so [ob4-polygon-zoom]
 * [ob5-polygon].
 */
export const drawnPolygon = (
  drawn: PolygonLine & { readonly zoom: number },
): Result.Result<Area, PolygonRefused> =>
  allowsPolygon(drawn.zoom) ? polygonArea(drawn) : Result.fail({ _tag: "ZoomTooLow" })
