import { groupBy } from "@listwright/domain/shared"
import type { Box } from "../outlines/Box.ts"
import { indexBoxes } from "../outlines/indexBoxes.ts"
import type { Shape } from "./Shape.ts"

/** Returns the shapes in a box, in order, without the parts outside the box. */
export type ShapeIndex = (box: Box) => ReadonlyArray<Shape>

/** Indexes shapes by part to find those in a box; Alaska alone has hundreds of islands. */
export const indexShapes = (shapes: ReadonlyArray<Shape>): ShapeIndex => {
  const all = shapes.flatMap((shape) => shape.parts.map((part) => ({ shape, part })))
  const meeting = indexBoxes(all.map(({ part }) => part.box))
  return (box) => {
    const found = groupBy(
      meeting(box).flatMap((place) => all[place] ?? []),
      ({ shape }) => shape,
    )
    return Array.from(found, ([shape, within]) => ({ ...shape, parts: within.map(({ part }) => part) }))
  }
}
