import type { Point } from "@listwright/domain/definition"
import type { Box } from "../../format/layout/ZipTable.ts"

/**
 * The part of a box that a shape covers; `some` means that it may contain some of the box's points and not others.
 */
export type BoxOverlap = "all" | "none" | "some"

/** A shape as it is seen from within one box: quick answers about its points and about boxes inside it. */
export interface NearShape {
  readonly holds: (longitude: number, latitude: number) => boolean
  readonly holdsBox: (box: Box) => BoxOverlap
}

/** A shape on the map, asked about whole boxes before single points. */
export interface Shape {
  /** No point outside this box is in the shape. */
  readonly bounds: Box
  readonly holdsBox: (box: Box) => BoxOverlap
  readonly holds: (point: Point) => boolean
  /** The same shape for points of one box. */
  readonly within: (box: Box) => NearShape
}
