import { type ColumnBounds, isYearWithinBounds } from "./bounds.ts"
import type { InputType } from "./Attribute.ts"
import { INPUT_TYPES } from "./inputTypeRows.ts"

const NO_BOUNDS: ColumnBounds = { min: null, max: null }

/**
 * Returns whether a bound or a column's single value has the format of its input type; empty text never does. `own`
 * contains the column's bounds; any year within them is accepted [ob5-formats].
 */
export const hasInputFormat = (inputType: InputType, text: string, own: ColumnBounds = NO_BOUNDS): boolean =>
  inputType === "year" ? isYearWithinBounds(own, text) : INPUT_TYPES[inputType].accepts(text)
