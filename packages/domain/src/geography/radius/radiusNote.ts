import type { Area } from "../../definition/Area.ts"
import { areasName } from "../../definition/areaKinds.ts"

/** What else was chosen of a radius: 'IL only, whole ZIP Codes'; '' where there is nothing, and for other areas. */
export const radiusNote = (area: Area): string => {
  if (area.kind === "locations") return area.sameState ? "each in its own state only" : ""
  if (area.kind !== "radius") return ""
  const { granularity, withinState } = area
  return [
    ...(withinState === null ? [] : [`${withinState} only`]),
    ...(granularity === "standard" ? [] : [`whole ${areasName(granularity, 2)}`]),
  ].join(", ")
}
