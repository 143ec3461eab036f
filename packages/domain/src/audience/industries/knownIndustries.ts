import { sicDivisionOf } from "./isWithinIndustry.ts"

/** Digits of a major group: an industry's code begins with them. */
const MAJOR_GROUP = 2

/**
 * The nodes that may be asked for: those of the tree, and any that an industry of some record is or lies within. Providers
 * extend codes to 6 or 8 digits, so that '58120101' makes '581201' a node that the tree does not have.
 */
export const knownIndustries = (tree: Iterable<string>, held: Iterable<string>): ReadonlySet<string> => {
  const known = new Set(tree)
  for (const code of held) {
    for (let digits = code.length; digits >= MAJOR_GROUP; digits--) known.add(code.slice(0, digits))
    const division = sicDivisionOf(code)
    if (division !== undefined) known.add(division)
  }
  return known
}
