import { Result } from "effect"
import type { Point } from "../../definition/AreaShape.ts"
import { shortNumber } from "../../shared/shortNumber.ts"
import { formatWholeNumber } from "../../shared/formatWholeNumber.ts"
import { type Crossing, findCrossing } from "./crossing.ts"
import { MAX_POLYGON_POINTS, MIN_POLYGON_POINTS } from "./polygonArea.ts"
import { parseRings } from "./parseRing.ts"
import { ringSquareMiles, squareMilesText } from "./ringSquareMiles.ts"
import type { ShapeTextRefusal } from "./ShapeFile.ts"
import { simplifyRing } from "./simplifyRing.ts"

/** The shape described so far by the user's text, to be drawn next to it. */
export interface ShapeSketch {
  /** The number of corners in the text, even if it exceeds a list's limit. */
  readonly corners: number
  /** Up to 500 of the corners; the last one connects to the first. */
  readonly drawn: ReadonlyArray<Point>
  /**
   * The first point where the line crosses or touches itself. It's also null if the line wasn't checked because it has
   * too few or too many corners, or because the text has several shapes.
   */
  readonly crossing: Crossing | null
  /** The area in square miles; null if the line encloses nothing, crosses itself, or has too many corners. */
  readonly squareMiles: number | null
}

/**
 * Sketches the shape that the text describes, valid or not, so users can see what they pasted. If there are several
 * shapes, counts the corners of all of them and draws the first. Fails if the text can't be read.
 */
export const shapeSketch = (text: string): Result.Result<ShapeSketch, ShapeTextRefusal> =>
  Result.map(parseRings(text), ([points = [], ...others]) => {
    if (others.length > 0) {
      const rings = [points, ...others]
      const miles = rings.map((ring) =>
        ring.length > MAX_POLYGON_POINTS || findCrossing(ring) !== null ? null : ringSquareMiles(ring),
      )
      return {
        corners: rings.reduce((sum, ring) => sum + ring.length, 0),
        drawn: simplifyRing(points, MAX_POLYGON_POINTS),
        crossing: null,
        squareMiles: miles.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0),
      }
    }
    const isChecked = points.length >= MIN_POLYGON_POINTS && points.length <= MAX_POLYGON_POINTS
    const crossing = isChecked ? findCrossing(points) : null
    return {
      corners: points.length,
      drawn: simplifyRing(points, MAX_POLYGON_POINTS),
      crossing,
      squareMiles: isChecked && crossing === null ? ringSquareMiles(points) : null,
    }
  })

/** Describes a sketch: '4 corners, 12.5 square miles', '5 corners; the outline touches or crosses itself: segments 1 and 3'. */
export const shapeSketchText = ({ corners, crossing, squareMiles }: ShapeSketch): string => {
  const count = `${formatWholeNumber(corners)} ${corners === 1 ? "corner" : "corners"}`
  if (crossing !== null)
    return `${count}; the outline touches or crosses itself: segments ${crossing.segments.join(" and ")}`
  return squareMiles === null ? count : `${count}, ${squareMilesText(squareMiles)}`
}

/** Formats corners the way users type them: longitude and latitude, one corner per line. */
export const cornerLines = (corners: ReadonlyArray<Point>): string =>
  corners.map((corner) => corner.map(shortNumber).join(", ")).join("\n")
