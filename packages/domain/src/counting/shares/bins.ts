import type { Attribute, InputType } from "../../audience/attributes/Attribute.ts"
import { INPUT_TYPES } from "../../audience/attributes/inputTypeRows.ts"
import type { Range } from "../../definition/Audience.ts"
import type { BreakdownRow } from "../questions/Breakdown.ts"
import { isOrdered, isWithinRange } from "../evaluator/isWithinRange.ts"

/** Neighboring values of a range column, drawn as one bar; its bounds use the column's format. */
export interface Bin extends Range {
  readonly records: number
}

/** The maximum number of bars; beyond this, they're too thin to see and click. */
export const MAX_BINS = 100

/** A column's values in steps: steps of 1 for numbers and years, and of one month for dates and months. */
interface Steps {
  /** Returns the step of a value that the column accepts. */
  readonly at: (value: string) => number
  readonly first: (step: number) => string
  readonly last: (step: number) => string
  /** The possible widths of a bar, in steps, ascending. */
  readonly widths: ReadonlyArray<number>
}

const WIDTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((power) =>
  [1, 2, 5].map((first) => first * 10 ** power),
)
const MONTHS_WIDTHS = [1, 3, 6, ...WIDTHS.map((years) => years * 12)]

const two = (number: number): string => String(number).padStart(2, "0")
const yearOf = (step: number): number => Math.floor(step / 12)
const monthOf = (step: number): number => (step % 12) + 1
const monthsAt = (year: string, month: string): number => Number(year) * 12 + Number(month) - 1

const wholeText = (step: number): string => String(step)
const whole: Steps = {
  at: (value) => Math.floor(Number(value)),
  first: wholeText,
  last: wholeText,
  widths: WIDTHS,
}
const monthOfYear = (step: number): string => `${two(monthOf(step))}${yearOf(step)}`
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const daysIn = (step: number): number => {
  const month = monthOf(step)
  if (month === 2) return isLeap(yearOf(step)) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
const monthSteps: Steps = { ...whole, first: two, last: two }

/** The steps for amounts with cents: each runs from one whole amount up to the next. */
const cents: Steps = { ...whole, last: (step) => `${step}.99` }

/** The steps for each input type; missing for text types. */
const STEPS: Readonly<Partial<Record<InputType, Steps>>> = {
  number: whole,
  single: whole,
  year: whole,
  month: monthSteps,
  monthYear: {
    at: (value) => monthsAt(value.slice(2), value.slice(0, 2)),
    first: monthOfYear,
    last: monthOfYear,
    widths: MONTHS_WIDTHS,
  },
  date: {
    at: (value) => monthsAt(value.slice(0, 4), value.slice(4, 6)),
    first: (step) => `${yearOf(step)}${two(monthOf(step))}01`,
    last: (step) => `${yearOf(step)}${two(monthOf(step))}${daysIn(step)}`,
    widths: MONTHS_WIDTHS,
  },
}

type BinnedColumn = Pick<Attribute, "inputType" | "min" | "max">

/** Returns whether a column's values can be drawn as a histogram. */
export const canBeBinned = ({ inputType }: Pick<Attribute, "inputType">): boolean =>
  STEPS[inputType] !== undefined

const stepsOf = (inputType: InputType, values: ReadonlyArray<string>): Steps | undefined =>
  inputType === "number" && values.some((value) => value.includes(".")) ? cents : STEPS[inputType]

/** Returns the column's bounds or, if none are set, those of its values; null if it has neither. */
const endsOf = (
  { inputType, max, min }: BinnedColumn,
  values: ReadonlyArray<string>,
): readonly [min: string, max: string] | null => {
  const sorted = values.toSorted(INPUT_TYPES[inputType].compare)
  const [first = null, last = null] = [min ?? sorted[0], max ?? sorted.at(-1)]
  return first === null || last === null ? null : [first, last]
}

/**
 * Turns a breakdown into at most `most` bars of equal width, from the column's smallest value to its largest, including
 * empty bars. A bar's width is a round number of steps, or of months for dates, and bars start at multiples of it; the
 * outer bars are cut off at the column's bounds. Records with an unknown value aren't in any bar. Returns an empty list
 * for text, and for a column without any bounds.
 */
export const buildBins = (
  column: BinnedColumn,
  rows: ReadonlyArray<BreakdownRow>,
  most = MAX_BINS,
): ReadonlyArray<Bin> => {
  const { inputType } = column
  const { accepts, compare } = INPUT_TYPES[inputType]
  const known = rows.flatMap(({ records, value }) =>
    value === null || !accepts(value) ? [] : [{ value, records }],
  )
  const values = known.map(({ value }) => value)
  const steps = stepsOf(inputType, values)
  const ends = endsOf(column, values)
  if (steps === undefined || ends === null) return []
  const [min, max] = ends
  const place = (value: string, width: number): number => Math.floor(steps.at(value) / width)
  const count = (width: number): number => place(max, width) - place(min, width) + 1
  const width = steps.widths.find((wide) => count(wide) <= most) ?? 1
  const start = place(min, width)
  const records = Array.from({ length: count(width) }, () => 0)
  for (const one of known) {
    const at = place(one.value, width) - start
    if (at >= 0 && at < records.length) records[at] = (records[at] ?? 0) + one.records
  }
  return records.map((own, at): Bin => {
    const from = steps.first((start + at) * width)
    const to = steps.last((start + at + 1) * width - 1)
    return { from: compare(from, min) < 0 ? min : from, to: compare(to, max) > 0 ? max : to, records: own }
  })
}

/** Returns the bar that contains a bound, or the nearest one; null if the bound isn't in the column's format. */
export const binAt = (
  { inputType }: Pick<Attribute, "inputType">,
  bins: ReadonlyArray<Bin>,
  bound: string,
): number | null => {
  const { accepts, compare } = INPUT_TYPES[inputType]
  if (bins.length === 0 || !accepts(bound)) return null
  const after = bins.findIndex(({ from }) => compare(from, bound) > 0)
  return after === -1 ? bins.length - 1 : Math.max(0, after - 1)
}

/** Counts a breakdown's records between two bounds, inclusive. */
export const countRecordsBetween = (
  { inputType }: Pick<Attribute, "inputType">,
  rows: ReadonlyArray<BreakdownRow>,
  range: Range,
): number =>
  isOrdered(inputType)
    ? rows.reduce(
        (sum, { records, value }) =>
          value !== null && isWithinRange(inputType, value, range) ? sum + records : sum,
        0,
      )
    : 0
