import type { InputType } from "./DemoColumn.ts"
import { INPUT_TYPES } from "./inputTypeRows.ts"

/**
 * Whether one bound, or the one value, of a column is written as its input type wants it. Empty never is.
 * spec: order-builder §5 (Formats) [ob5-formats], decisions (Counting and quantities)
 */
export const inputFormat = (inputType: InputType, text: string): boolean =>
  INPUT_TYPES[inputType].accepts(text)
