import { sicDivisionOf } from "./isWithinIndustry.ts"

/** A node that a search found, or one above such a node, at its place in the tree. */
export interface FoundIndustry {
  readonly code: string
  /** 0 for the divisions. */
  readonly depth: number
  readonly isHit: boolean
}

/** The nodes above one, the division first: 'G', '58' and '581' of '5812'. */
const above = (code: string): ReadonlyArray<string> => {
  const division = sicDivisionOf(code)
  if (division === undefined || division === code) return []
  const groups = Array.from({ length: code.length - 2 }, (_, at) => code.slice(0, at + 2))
  return [division, ...groups]
}

/** The place of a node in the order of the tree. */
const placeOf = (code: string): string => {
  const division = sicDivisionOf(code) ?? ""
  return division === code ? code : division + code
}

/** The nodes that were found at their places in the tree, below all that they lie in; each node once. */
export const foundIndustries = (hits: ReadonlyArray<string>): ReadonlyArray<FoundIndustry> => {
  const found = new Set(hits)
  const all = new Set(hits.flatMap((code) => [...above(code), code]))
  return [...all]
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    .map((code) => ({ code, depth: above(code).length, isHit: found.has(code) }))
}
