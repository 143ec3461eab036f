import type { occupantNameReading } from "../shared/readings.ts"
import { listTypeOf } from "./ListType.ts"

export type OccupantName = (typeof occupantNameReading.options)[number]

/** What people call a source; occupant sources have a name of their own by the reading. spec: portal §2, order-builder §1 */
export const displayName = (listType: number, reading: OccupantName): string => {
  if (listType !== 50 && listType !== 130) return listTypeOf(listType)?.title ?? `List type ${listType}`
  if (reading !== "bySource") return reading
  return listType === 50 ? "Saturation" : "Occupant/Saturation"
}
