import type { DemoColumn, InputType } from "./DemoColumn.ts"
import { INPUT_TYPES } from "./inputTypeRows.ts"

/** How the first bound stands to the second, and what to do about it. */
const wordsFor = (inputType: InputType): readonly [relation: string, advice: string] => {
  switch (inputType) {
    case "date":
    case "monthYear":
    case "year":
    case "month":
      return ["is later than", "put the earlier one first"]
    case "string":
      return ["comes after", "put the first one in front"]
    case "list":
    case "number":
    case "sic":
    case "radio":
    case "single":
      return ["is larger than", "put the smaller one first"]
  }
}

/**
 * Which bound of a range is the larger one, since the specification's sentence about it reads the wrong way round: '44 is
 * larger than 25. Please put the smaller one first.'; null where their order is right.
 */
export const rangeOrderText = (
  { inputType }: Pick<DemoColumn, "inputType">,
  from: string,
  to: string,
): string | null => {
  const { accepts, compare, entry, shown } = INPUT_TYPES[inputType]
  if (entry !== "range" || !accepts(from) || !accepts(to) || compare(from, to) <= 0) return null
  const [relation, advice] = wordsFor(inputType)
  return `${shown(from)} ${relation} ${shown(to)}. Please ${advice}.`
}
