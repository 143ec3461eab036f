import { Result } from "effect"
import type { Point } from "../../definition/AreaShape.ts"
import { geoJsonRing } from "./geoJsonRing.ts"
import { corners } from "./polygonArea.ts"
import { ringLines } from "./ringLines.ts"
import type { ShapeTextRefused } from "./ShapeFile.ts"

type Points = Result.Result<ReadonlyArray<Point>, ShapeTextRefused>

const parsed = (text: string): Result.Result<unknown, ShapeTextRefused> =>
  Result.try({
    try: (): unknown => JSON.parse(text),
    catch: (cause): ShapeTextRefused => ({
      _tag: "ShapeNotJson",
      message: cause instanceof Error ? cause.message : String(cause),
    }),
  })

/** No place of the United States has a latitude of less than -60, and no longitude of one is above 0 and below 72. */
const isLatitudeFirst = (points: ReadonlyArray<Point>): boolean =>
  points.length > 0 && points.every(([x, y]) => x > 0 && x < 72 && y < -60)

/**
 * The corners of the closed line that a text holds: GeoJSON, or lines of longitude and latitude. Without the closing one,
 * in any number. spec: decisions (Settled: Shapes)
 */
export const ringOfText = (text: string): Points => {
  const content = text.replace(/^\uFEFF/, "").trim()
  const points = /^[[{]/.test(content)
    ? Result.flatMap(parsed(content), geoJsonRing)
    : ringLines(text.replace(/^\uFEFF/, ""))
  return Result.flatMap(points, (found): Points =>
    isLatitudeFirst(found) ? Result.fail({ _tag: "LatitudeFirst" }) : Result.succeed(corners(found)),
  )
}
