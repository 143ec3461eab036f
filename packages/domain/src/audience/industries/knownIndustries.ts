import { sicDivision } from "./isWithinIndustry.ts"

/** The number of digits in a major group, the prefix of an industry's code. */
const MAJOR_GROUP = 2

/**
 * Returns the nodes that can be requested: those in the tree, and any node that equals or contains some record's
 * industry. Providers extend codes to 6 or 8 digits, so '58120101' makes '581201' a node even though the tree doesn't
 * include it.
 */
export const knownIndustries = (tree: Iterable<string>, held: Iterable<string>): ReadonlySet<string> => {
  const known = new Set(tree)
  for (const code of held) {
    for (let digits = code.length; digits >= MAJOR_GROUP; digits--) known.add(code.slice(0, digits))
    const division = sicDivision(code)
    if (division !== undefined) known.add(division)
  }
  return known
}
