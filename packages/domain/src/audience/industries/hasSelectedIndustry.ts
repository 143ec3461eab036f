import type { ChosenIndustries } from "./chooseIndustries.ts"
import { isWithinIndustry } from "./isWithinIndustry.ts"

const isWithinAny = (code: string, nodes: ReadonlyArray<string>): boolean =>
  nodes.some((of) => isWithinIndustry(code, of))

/**
 * Returns whether a record with these industries is selected: at least one industry is within an added node (if nothing
 * is added, any industry will do), and no industry is within an omitted node.
 */
export const hasSelectedIndustry = (
  { added, omitted }: ChosenIndustries,
  industries: ReadonlyArray<string>,
): boolean =>
  industries.some((code) => added.length === 0 || isWithinAny(code, added)) &&
  !industries.some((code) => isWithinAny(code, omitted))
