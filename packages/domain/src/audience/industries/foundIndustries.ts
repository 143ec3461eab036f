import { sicDivision } from "./isWithinIndustry.ts"

/** A node found by a search, or an ancestor of one, with its position in the tree. */
export interface FoundIndustry {
  readonly code: string
  /** The depth; 0 for the divisions. */
  readonly depth: number
  readonly isHit: boolean
}

/** Returns a node's ancestors, division first: 'G', '58', and '581' for '5812'. */
const above = (code: string): ReadonlyArray<string> => {
  const division = sicDivision(code)
  if (division === undefined || division === code) return []
  const groups = Array.from({ length: code.length - 2 }, (_, at) => code.slice(0, at + 2))
  return [division, ...groups]
}

/** Returns the sort key that puts a node in tree order. */
const placeOf = (code: string): string => {
  const division = sicDivision(code) ?? ""
  return division === code ? code : division + code
}

/** Returns the found nodes in tree order, along with all their ancestors, without duplicates. */
export const foundIndustries = (hits: ReadonlyArray<string>): ReadonlyArray<FoundIndustry> => {
  const found = new Set(hits)
  const all = new Set(hits.flatMap((code) => [...above(code), code]))
  return [...all]
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    .map((code) => ({ code, depth: above(code).length, isHit: found.has(code) }))
}
