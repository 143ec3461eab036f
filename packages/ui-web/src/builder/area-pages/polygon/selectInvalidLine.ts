import { shapeSketch } from "@listwright/domain/geography"
import { Result } from "effect"

/** Returns the number, from 1, of the line that isn't a corner; null if there's a different error. */
const wrongLine = (text: string): number | null => {
  const read = shapeSketch(text)
  return Result.isFailure(read) && read.failure._tag === "LineNotPoint" ? read.failure.line : null
}

/** Focuses rejected text, and selects the line that isn't a corner, so that typing replaces it. */
export const selectInvalidLine = (area: HTMLTextAreaElement): void => {
  area.focus()
  const line = wrongLine(area.value)
  if (line === null) return
  const start = area.value.split("\n", line - 1).reduce((sum, before) => sum + before.length + 1, 0)
  const end = area.value.indexOf("\n", start)
  area.setSelectionRange(start, end === -1 ? area.value.length : end)
}
