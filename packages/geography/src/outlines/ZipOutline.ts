import type { Point } from "@listwright/domain/definition"

/** Points of a line whose last is joined to the first, which is not repeated. At least three. */
export type Ring = ReadonlyArray<Point>

/** A part of a ZIP Code: what it is bounded by, then the holes in it. */
export type OutlinePart = ReadonlyArray<Ring>

/** The outline of a ZIP Code: one part or several that do not touch. */
export interface ZipOutline {
  readonly zip: string
  readonly parts: ReadonlyArray<OutlinePart>
}
