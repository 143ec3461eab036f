import { Result } from "effect"
import type { Granularity } from "../../definition/AreaShape.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { isBlank } from "../../shared/FieldProblems.ts"
import { notice } from "../../shared/Notice.ts"
import { type AreasUpdate, addValidAreas, unchangedAreas } from "../AreasUpdate.ts"
import { type AreaChoiceRules, defaultAreaChoiceRules } from "../AreaChoiceRules.ts"
import { MIN_POLYGON_POINTS } from "./polygonArea.ts"
import { parsePolygonFile } from "./parsePolygonFile.ts"
import { shapeFileNotice } from "./ShapeFile.ts"

/** A shape that was typed, pasted, or read from a file. */
export interface EnteredShape {
  /** GeoJSON, or one corner per line: longitude, then latitude. */
  readonly text: string
  /** The user's name for the shape; '' if it doesn't have one. */
  readonly name: string
  readonly granularity: Granularity
  /** True if the user allows corners to be removed until the shape fits a list. */
  readonly mayBeSimplified: boolean
}

/** The notice shown if the user didn't enter anything. */
const noShape = notice("warning", "", `Enter at least ${MIN_POLYGON_POINTS} corners, or choose a file.`)

/**
 * Adds the polygons that the text describes, or explains why they can't be added. Rejects polygons with more than 500
 * corners unless they may be simplified.
 */
export const addShape = (
  definition: ListDefinition,
  shape: EnteredShape,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
): AreasUpdate =>
  isBlank(shape.text)
    ? unchangedAreas(definition, noShape)
    : Result.match(parsePolygonFile({ ...shape, name: shape.name.trim(), listType: definition.listType }), {
        onFailure: (refused) => unchangedAreas(definition, shapeFileNotice(refused)),
        onSuccess: (polygons) =>
          addValidAreas(
            definition,
            polygons.map(({ area }) => area),
            null,
            choosing,
          ),
      })
