import type { PriceRow } from "./PriceList.ts"

/** An error in a price row; `text` names the row. */
export interface BracketProblem {
  readonly row: PriceRow
  readonly text: string
}

const rowText = (row: PriceRow): string => `${row.element} ${row.from} to ${row.to ?? "any"}`

const end = (row: PriceRow): number => row.to ?? Number.POSITIVE_INFINITY

const boundProblem = (row: PriceRow): string | null => {
  const bounds = row.to === null ? [row.from] : [row.from, row.to]
  if (!bounds.every((bound) => Number.isSafeInteger(bound) && bound >= 0)) {
    return `${rowText(row)}: bounds must be whole numbers of 0 or more`
  }
  return end(row) < row.from ? `${rowText(row)}: ends before it starts` : null
}

/**
 * Describes the gap or overlap between a row and the rows before it; null if there isn't one. `last` is the earlier row
 * that extends farthest; null before the first row.
 */
const stepProblem = (last: PriceRow | null, row: PriceRow): string | null => {
  if (last === null) return row.from > 1 ? `${rowText(row)}: no price for 1 to ${row.from - 1}` : null
  if (row.from <= end(last)) return `${rowText(last)} and ${rowText(row)}: overlap`
  const [from, to] = [end(last) + 1, row.from - 1]
  return from > to ? null : `${rowText(last)} and ${rowText(row)}: no price for ${from} to ${to}`
}

/**
 * Finds the errors that prevent an element's rows from having exactly one price for every quantity from 1 up to their
 * last bound; each error names its rows. Returns an empty list if there are no errors. The rows may be in any order. A
 * row with impossible bounds is reported and otherwise ignored.
 */
export const bracketProblems = (rows: ReadonlyArray<PriceRow>): ReadonlyArray<BracketProblem> => {
  const bounds = rows.map((row) => ({ row, text: boundProblem(row) }))
  const problems = bounds.flatMap(({ row, text }) => (text === null ? [] : [{ row, text }]))
  let last: PriceRow | null = null
  const possible = bounds.filter(({ text }) => text === null).map(({ row }) => row)
  for (const row of possible.toSorted((a, b) => a.from - b.from || end(a) - end(b))) {
    const text = stepProblem(last, row)
    if (text !== null) problems.push({ row, text })
    if (last === null || end(row) > end(last)) last = row
  }
  if (last !== null && end(last) < 1) problems.push({ row: last, text: `${rowText(last)}: no price for 1` })
  return problems
}
