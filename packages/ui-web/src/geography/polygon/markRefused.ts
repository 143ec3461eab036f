import { shapeSketch } from "@listwright/domain/geography"
import { Result } from "effect"

/** The line of a text, from 1, that is no corner; null where that is not what is wrong. */
const wrongLine = (text: string): number | null => {
  const read = shapeSketch(text)
  return Result.isFailure(read) && read.failure._tag === "LineNotPoint" ? read.failure.line : null
}

/** Puts the keyboard into a text that was refused, and selects the line that is no corner, so that it is typed over. */
export const markRefused = (area: HTMLTextAreaElement): void => {
  area.focus()
  const line = wrongLine(area.value)
  if (line === null) return
  const start = area.value.split("\n", line - 1).reduce((sum, before) => sum + before.length + 1, 0)
  const end = area.value.indexOf("\n", start)
  area.setSelectionRange(start, end === -1 ? area.value.length : end)
}
