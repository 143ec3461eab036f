import { type ShapeSketch, shapeFileNotice, shapeSketch } from "@listwright/domain/geography"
import { Result } from "effect"
import { useDeferredValue, useMemo, useState } from "react"

/** The current shape of a text, as far as it can be read. */
export interface ReadShape {
  /** The last readable shape, which stays visible while the user types a line. null: there hasn't been one yet. */
  readonly sketch: ShapeSketch | null
  /** The reason the text can't be read; null if it can be read or is empty. */
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
