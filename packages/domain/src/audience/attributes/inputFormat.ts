import { type ColumnBounds, isYearOf } from "./bounds.ts"
import type { InputType } from "./DemoColumn.ts"
import { INPUT_TYPES } from "./inputTypeRows.ts"

const NO_BOUNDS: ColumnBounds = { min: null, max: null }

/**
 * Whether one bound, or the one value, of a column is written as its input type wants it. Empty never is. `own`: the
 * column's bounds, within which every year may be asked for [ob5-formats].
 */
export const inputFormat = (inputType: InputType, text: string, own: ColumnBounds = NO_BOUNDS): boolean =>
  inputType === "year" ? isYearOf(own, text) : INPUT_TYPES[inputType].accepts(text)
