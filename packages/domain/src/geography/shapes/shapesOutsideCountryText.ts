import { sourceTraits } from "../../catalog/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import { areaText } from "../../definition/areaKinds.ts"
import type { Point } from "../../definition/AreaShape.ts"
import { outsideCountryRefusal, outsideCountryHelpText } from "./outsideCountryRefusal.ts"

const MILES_PER_DEGREE = 69

/** Returns the outline of a polygon or, for a radius, the corners of the square around it; null for other areas. */
const outlineOf = (area: Area): ReadonlyArray<Point> | null => {
  if (area.kind === "polygon") return area.points
  if (area.kind !== "radius") return null
  const { latitude, longitude, miles } = area
  const north = miles / MILES_PER_DEGREE
  const east = north / Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
  return [-1, 1].flatMap((x) => [-1, 1].map((y): Point => [longitude + x * east, latitude + y * north]))
}

/**
 * Explains that a shape of a list lies outside the country of its records, where it can only count 0, naming the first
 * such shape; null if there isn't one. Shapes that the list already had aren't checked.
 */
export const shapesOutsideCountryText = (
  listType: number,
  areas: ReadonlyArray<Area>,
  held: ReadonlyArray<Area>,
): string | null => {
  const { country } = sourceTraits(listType)
  const kept = new Set(held.map(areaKey))
  for (const area of areas) {
    const outline = outlineOf(area)
    const outside =
      outline === null || kept.has(areaKey(area)) ? null : outsideCountryRefusal([outline], country)
    if (outside !== null) return outsideCountryHelpText(areaText(area), outside)
  }
  return null
}
