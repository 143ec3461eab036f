import type { Attribute, InputType } from "./Attribute.ts"
import { INPUT_TYPES } from "./inputTypeRows.ts"

/** Returns the words that relate the first bound to the second, and advice on fixing their order. */
const wordsFor = (inputType: InputType): readonly [relation: string, advice: string] => {
  switch (inputType) {
    case "date":
    case "monthYear":
    case "year":
    case "month":
      return ["is later than", "put the earlier one first"]
    case "string":
      return ["comes after", "swap them"]
    case "list":
    case "number":
    case "sic":
    case "radio":
    case "single":
      return ["is larger than", "put the smaller one first"]
  }
}

/**
 * Explains which bound of a range is larger, because the specification's own sentence has it backward: '44 is larger
 * than 25. Please put the smaller one first.' Returns null if the order is correct.
 */
export const rangeOrderText = (
  { inputType }: Pick<Attribute, "inputType">,
  from: string,
  to: string,
): string | null => {
  const { accepts, compare, entry, shown } = INPUT_TYPES[inputType]
  if (entry !== "range" || !accepts(from) || !accepts(to) || compare(from, to) <= 0) return null
  const [relation, advice] = wordsFor(inputType)
  return `${shown(from)} ${relation} ${shown(to)}. Please ${advice}.`
}
