import { Result } from "effect"
import type { Point } from "../../definition/AreaShape.ts"
import { distinctCorners } from "./distinctCorners.ts"
import { ringWithHoles } from "./ringWithHoles.ts"
import type { ShapeTextRefusal } from "./ShapeFile.ts"

type Ring = ReadonlyArray<Point>

/**
 * Turns the rings of one polygon, the outline first and then its holes, into a single closed line that cuts out the
 * holes.
 */
export const mergePolygonRings = (
  rings: ReadonlyArray<Ring>,
): Result.Result<ReadonlyArray<Ring>, ShapeTextRefusal> => {
  const [outline, ...holes] = rings.map(distinctCorners)
  if (outline === undefined) return Result.fail({ _tag: "ShapeTextEmpty" })
  if (holes.length === 0) return Result.succeed([outline])
  const cut = ringWithHoles(outline, holes)
  return typeof cut === "number" ? Result.fail({ _tag: "HoleNotWithin", hole: cut }) : Result.succeed([cut])
}
