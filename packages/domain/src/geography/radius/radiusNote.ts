import type { Area } from "../../definition/Area.ts"
import type { Precision } from "../places/AddressPlace.ts"
import { precisionText } from "../places/precisionText.ts"
import { areaKindNoun } from "../../definition/areaKinds.ts"

/** Says that an address is unknown, and what its distances are measured from instead. */
const centerNote = (center: Precision): string => `Exact address not found: ${precisionText(center) ?? ""}`

/**
 * Describes a radius's other options, and says if its address is unknown: 'Exact address not found: ZIP center, IL
 * only, whole ZIP Codes'. Returns '' if there's nothing to report. Location files and quantity searches have shorter
 * notes; other areas have none.
 */
export const radiusNote = (area: Area): string => {
  if (area.kind === "locations") return area.sameState ? "each in its own state only" : ""
  if (area.kind === "closest") return area.center === undefined ? "" : centerNote(area.center)
  if (area.kind !== "radius") return ""
  const { center, granularity, withinState } = area
  return [
    ...(center === undefined ? [] : [centerNote(center)]),
    ...(withinState === null ? [] : [`${withinState} only`]),
    ...(granularity === "standard" ? [] : [`whole ${areaKindNoun(granularity, 2)}`]),
  ].join(", ")
}
