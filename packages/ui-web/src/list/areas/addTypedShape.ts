import type { ListDefinition } from "@listwright/domain/definition"
import { addShape, type AreasUpdate, type AreaChoiceRules } from "@listwright/domain/geography"
import type { AddPermission } from "./AreaSection.ts"
import type { TypedAreas } from "./TypedAreas.ts"

/** Adds the shape typed in the fields of the polygon page. */
export const addTypedShape = (
  definition: ListDefinition,
  { shape, shapeGranularity, shapeName }: TypedAreas,
  choosing: AreaChoiceRules,
  permission: AddPermission,
): AreasUpdate =>
  addShape(
    definition,
    {
      text: shape,
      name: shapeName,
      granularity: shapeGranularity,
      mayBeSimplified: permission === "maySimplify",
    },
    choosing,
  )
