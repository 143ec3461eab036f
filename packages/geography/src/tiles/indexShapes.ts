import { grouped } from "@listwright/domain/shared"
import type { Box } from "../outlines/Box.ts"
import { indexBoxes } from "../outlines/indexBoxes.ts"
import type { Shape } from "./Shape.ts"

/** The shapes that lie in a box, in their order, each without its parts that lie elsewhere. */
export type ShapeIndex = (box: Box) => ReadonlyArray<Shape>

/** Shapes of which those in a box are found by their parts: Alaska alone has hundreds of islands. */
export const indexShapes = (shapes: ReadonlyArray<Shape>): ShapeIndex => {
  const all = shapes.flatMap((shape) => shape.parts.map((part) => ({ shape, part })))
  const meeting = indexBoxes(all.map(({ part }) => part.box))
  return (box) => {
    const found = grouped(
      meeting(box).flatMap((place) => all[place] ?? []),
      ({ shape }) => shape,
    )
    return Array.from(found, ([shape, within]) => ({ ...shape, parts: within.map(({ part }) => part) }))
  }
}
