import type { Point } from "@listwright/domain/definition"
import type { Box } from "../../format/layout/ZipTable.ts"

/** The part of a box that a shape covers; `some` means that it may contain only some of the box's points. */
export type BoxOverlap = "all" | "none" | "some"

/** A shape specialized for a box: fast tests for points and smaller boxes inside it. */
export interface LocalShape {
  readonly holds: (longitude: number, latitude: number) => boolean
  readonly holdsBox: (box: Box) => BoxOverlap
}

/** A shape on the map, which can be tested against whole boxes before individual points. */
export interface Shape {
  /** A box that contains the whole shape. */
  readonly bounds: Box
  readonly holdsBox: (box: Box) => BoxOverlap
  readonly holds: (point: Point) => boolean
  /** Returns the same shape, specialized for points in a box. */
  readonly within: (box: Box) => LocalShape
}
