import type { Area } from "../../definition/Area.ts"
import type { Precision } from "../places/AddressPlace.ts"
import { precisionText } from "../places/precisionText.ts"
import { areasName } from "../../definition/areaKinds.ts"

/** That an address is not known, and what its distances are measured from instead. */
const centerNote = (center: Precision): string => `Address not known here: ${precisionText(center) ?? ""}`

/**
 * What else was chosen of a radius, and what is not known of its address: 'Address not known here: ZIP center, IL only, whole ZIP
 * Codes'; '' where there is nothing, and for other areas.
 */
export const radiusNote = (area: Area): string => {
  if (area.kind === "locations") return area.sameState ? "each in its own state only" : ""
  if (area.kind === "closest") return area.center === undefined ? "" : centerNote(area.center)
  if (area.kind !== "radius") return ""
  const { center, granularity, withinState } = area
  return [
    ...(center === undefined ? [] : [centerNote(center)]),
    ...(withinState === null ? [] : [`${withinState} only`]),
    ...(granularity === "standard" ? [] : [`whole ${areasName(granularity, 2)}`]),
  ].join(", ")
}
