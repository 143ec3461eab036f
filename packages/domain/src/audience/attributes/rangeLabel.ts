import type { Range } from "../../definition/Audience.ts"
import type { InputType } from "./Attribute.ts"
import { INPUT_TYPES } from "./inputTypeRows.ts"

/**
 * Formats a range as 'from to to', or as one bound if both are equal; definitions store bounds in the column's input
 * format.
 */
export const rangeLabel = (inputType: InputType, range: Range): string => {
  const { shown } = INPUT_TYPES[inputType]
  return range.from === range.to ? shown(range.from) : `${shown(range.from)} to ${shown(range.to)}`
}
