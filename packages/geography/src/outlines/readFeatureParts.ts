import type { Point } from "@listwright/domain/definition"
import { Result } from "effect"
import { roundRing } from "./roundRing.ts"
import type { OutlinePart, Ring } from "./ZipOutline.ts"
import type { ZctaFeature } from "./ZctaFeature.ts"

type Positions = ReadonlyArray<ReadonlyArray<number>>

const isPoint = ([longitude = NaN, latitude = NaN]: ReadonlyArray<number>): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90

const problemOf = (positions: Positions): string | null => {
  const [first = [], last = []] = [positions.at(0), positions.at(-1)]
  if (positions.length < 4) return `a ring has ${positions.length} positions; it needs 4 or more`
  const bad = positions.find((position) => !isPoint(position))
  if (bad !== undefined) return `[${bad.join(", ")}] is not a longitude and latitude in degrees`
  return first[0] === last[0] && first[1] === last[1] ? null : "a ring does not end where it starts"
}

/** Returns a rounded ring without its last position, which repeats the first. */
const ringOf = (positions: Positions): Ring =>
  roundRing(positions.slice(0, -1).map(([x = 0, y = 0]): Point => [x, y]))

/**
 * Returns a feature's parts, rounded to a hundred-thousandth of a degree; drops holes and parts that vanish as a
 * result. Fails with the reason if a ring is invalid or nothing is left.
 */
export const readFeatureParts = ({
  geometry,
}: Pick<ZctaFeature, "geometry">): Result.Result<ReadonlyArray<OutlinePart>, string> => {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates
  for (const ring of polygons.flat()) {
    const problem = problemOf(ring)
    if (problem !== null) return Result.fail(problem)
  }
  const parts = polygons
    .map((rings) => rings.map(ringOf))
    .filter(([outer = []]) => outer.length > 0)
    .map(([outer = [], ...holes]) => [outer, ...holes.filter((hole) => hole.length > 0)])
  return parts.length === 0 ? Result.fail("it has no area") : Result.succeed(parts)
}
