import type { Area } from "./Area.ts"
import { areaCode } from "./areaKinds.ts"

/** Names an area uniquely within a definition: 'zip:60614'. Quantities and counts per area are keyed by it. */
export const areaKey = (area: Area): string => `${area.kind}:${areaCode(area)}`
