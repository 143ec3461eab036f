import { type ShapeSketch, shapeFileNotice, shapeSketch } from "@listwright/domain/geography"
import { Result } from "effect"
import { useDeferredValue, useMemo, useState } from "react"
import type { MessageText } from "@listwright/domain/shared"

/** The shape parsed from the typed text, if the text is valid. */
export interface ParsedShape {
  /** The last valid shape, which remains visible while the user types a line; null if there hasn't been one yet. */
  readonly sketch: ShapeSketch | null
  /** The reason that the text is invalid; null if it's valid or empty. */
  readonly problem: MessageText | null
}

/**
 * Parses the text as a shape after each change. Parsing is deferred until the typed text is rendered, so a long shape
 * doesn't slow down typing.
 */
export const useParsedShape = (text: string): ParsedShape => {
  const deferred = useDeferredValue(text)
  const read = useMemo(() => (deferred.trim() === "" ? null : shapeSketch(deferred)), [deferred])
  const [last, setLast] = useState<ShapeSketch | null>(null)
  const sketch = read === null ? null : Result.isSuccess(read) ? read.success : last
  if (sketch !== last) setLast(sketch)
  return {
    sketch,
    problem: read === null || Result.isSuccess(read) ? null : shapeFileNotice(read.failure).text,
  }
}
