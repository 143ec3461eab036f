import { INPUT_TYPES, type InputType } from "@listwright/domain/audience"

/** 'from to to', or the one bound when both are the same; the definition keeps bounds in the column's input format. */
export const rangeLabel = (
  inputType: InputType,
  range: { readonly from: string; readonly to: string },
): string => {
  const { shown } = INPUT_TYPES[inputType]
  return range.from === range.to ? shown(range.from) : `${shown(range.from)} to ${shown(range.to)}`
}
