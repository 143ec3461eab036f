import { Result } from "effect"
import type { Point } from "../../definition/AreaShape.ts"
import { corners } from "./corners.ts"
import { ringWithHoles } from "./ringWithHoles.ts"
import type { ShapeTextRefused } from "./ShapeFile.ts"

type Ring = ReadonlyArray<Point>

/** Turns the rings of one polygon, the outline first and then its holes, into one closed line without the holes. */
export const ringsOfPolygon = (
  rings: ReadonlyArray<Ring>,
): Result.Result<ReadonlyArray<Ring>, ShapeTextRefused> => {
  const [outline, ...holes] = rings.map(corners)
  if (outline === undefined) return Result.fail({ _tag: "ShapeTextEmpty" })
  if (holes.length === 0) return Result.succeed([outline])
  const cut = ringWithHoles(outline, holes)
  return typeof cut === "number" ? Result.fail({ _tag: "HoleNotWithin", hole: cut }) : Result.succeed([cut])
}
