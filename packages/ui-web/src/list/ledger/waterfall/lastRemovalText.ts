import { formatWholeNumber } from "@listwright/domain/shared"
import type { WaterfallLine } from "./waterfallLines.ts"

/**
 * Returns a sentence about the choice that removed the last records from an empty list; null if the lines don't show
 * one.
 */
export const lastRemovalText = (lines: ReadonlyArray<WaterfallLine>): string | null => {
  const line = lines.find(({ figures }) => figures !== null && figures.leaves === 0 && figures.removes > 0)
  if (line?.figures === undefined || line.figures === null) return null
  const { removes } = line.figures
  return `${line.name} removes the last ${removes === 1 ? "record" : `${formatWholeNumber(removes)} records`} left by the choices before it. Change one of those choices, or add areas.`
}
