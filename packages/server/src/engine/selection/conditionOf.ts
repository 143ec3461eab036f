import type { Criterion } from "@listwright/domain"
import type { StoredColumn } from "../../universe/catalogue/StoredColumn.ts"
import { boundNumber, BoundUnreadable } from "./boundNumber.ts"
import type { Condition } from "./Selection.ts"

/**
 * Alternatives that one column may have. Each is compared with every row, so that thousands of them would take the
 * engine from everybody else for as long as they last.
 */
const MOST_ALTERNATIVES = 500

type CodedCriterion = Exclude<Criterion, { readonly kind: "industries" }>

const isCoded = (criterion: Criterion): criterion is CodedCriterion => criterion.kind !== "industries"

type NumberRange = readonly [number, number]

const rangeOf = (stored: StoredColumn, from: string, to: string): NumberRange | BoundUnreadable => {
  const low = boundNumber(stored, "from", from)
  if (low instanceof BoundUnreadable) return low
  const high = boundNumber(stored, "to", to)
  if (high instanceof BoundUnreadable) return high
  // A month-year such as 122020 is a larger text and a smaller number than 012021: numbers decide.
  return low <= high || (low === 1 && high === 0)
    ? [low, high]
    : new BoundUnreadable(`${stored.column.column}: ${from} is beyond ${to}`)
}

const textsOf = (criterion: CodedCriterion): ReadonlyArray<readonly [string, string]> =>
  criterion.kind === "values"
    ? criterion.values.map((value) => [value, value] as const)
    : criterion.ranges.map(({ from, to }) => [from, to] as const)

/** The condition that the criteria of one column put on its rows; they are alternatives of each other. */
export const conditionOf = (
  stored: StoredColumn,
  alternatives: ReadonlyArray<Criterion>,
): Condition | BoundUnreadable => {
  const { column, encoding } = stored
  const criteria = alternatives.filter(isCoded)
  if (criteria.length < alternatives.length)
    return new BoundUnreadable(`${column.column} holds no industries`)
  if (encoding === "codes" || encoding === "flags") {
    const codes: Array<number> = []
    for (const criterion of criteria) {
      if (criterion.kind === "ranges")
        return new BoundUnreadable(`${column.column} takes values of its list, not a range`)
      for (const value of criterion.values) {
        const at = column.values.findIndex((known) => known.value === value)
        if (at === -1) return new BoundUnreadable(`${column.column} has no value '${value}'`)
        codes.push(at + 1)
      }
    }
    const distinct = [...new Set(codes)]
    return encoding === "flags"
      ? {
          kind: "mask",
          column: column.column,
          mask: distinct.reduce((mask, code) => mask | (1 << (code - 1)), 0),
        }
      : { kind: "ranges", column: column.column, ranges: distinct.map((code) => [code, code]) }
  }
  const texts = new Map(criteria.flatMap(textsOf).map((ends) => [ends.join("~"), ends]))
  if (texts.size > MOST_ALTERNATIVES)
    return new BoundUnreadable(`${column.column} takes at most ${MOST_ALTERNATIVES} values or ranges`)
  const ranges: Array<NumberRange> = []
  for (const [from, to] of texts.values()) {
    const range = rangeOf(stored, from, to)
    if (range instanceof BoundUnreadable) return range
    ranges.push(range)
  }
  return { kind: "ranges", column: column.column, ranges }
}
