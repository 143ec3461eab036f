import type { Point } from "@listwright/domain"
import type { Box } from "../../../universe/layout/ZipTable.ts"

/** A shape on the map, asked about whole boxes before single points. */
export interface Shape {
  /** No point outside this box is in the shape. */
  readonly bounds: Box
  /** `some`: it may contain some of the box's points and not others. */
  readonly holdsBox: (box: Box) => "all" | "none" | "some"
  readonly holds: (point: Point) => boolean
  /** The same as `holds`, and faster, for points within one box. */
  readonly within: (box: Box) => (longitude: number, latitude: number) => boolean
}
