import type { Point } from "@listwright/domain/definition"

/** The points of a closed line, at least three; the last point connects to the first, which isn't repeated. */
export type Ring = ReadonlyArray<Point>

/** A part of a ZIP Code: its boundary, followed by its holes. */
export type OutlinePart = ReadonlyArray<Ring>

/** A ZIP Code's outline: one or more parts that don't touch. */
export interface ZipOutline {
  readonly zip: string
  readonly parts: ReadonlyArray<OutlinePart>
}
