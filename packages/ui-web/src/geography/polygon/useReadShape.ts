import { type ShapeSketch, shapeFileNotice, shapeSketch } from "@listwright/domain/geography"
import { Result } from "effect"
import { useDeferredValue, useMemo, useState } from "react"

/** What the text of a shape holds right now, as far as it can be read. */
export interface ReadShape {
  /** The last shape that could be read: one keeps seeing it while a line is being typed. null: none yet. */
  readonly sketch: ShapeSketch | null
  /** Why the text cannot be read as it is; null when it can be, and while it is empty. */
  readonly problem: string | null
}

/** Reads along with a text, after what was typed is drawn: a long shape must not hold the keyboard up. */
export const useReadShape = (text: string): ReadShape => {
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
