import { sicDivision } from "@listwright/domain/audience"

/** Returns the node directly above a node, by code: '581' above '5812', 'G' above '58'; null for a division. */
export const parentOf = (code: string): string | null => {
  const division = sicDivision(code)
  if (division === undefined) throw new RangeError(`industry ${code} is in no division`)
  if (division === code) return null
  return code.length === 2 ? division : code.slice(0, -1)
}
