import { formatWholeNumber } from "../../shared/formatWholeNumber.ts"
import { audienceTexts } from "../../shared/wording/audienceTexts.ts"
import type { MessageText } from "../../shared/wording/MessageText.ts"
import {
  compareMonthYears,
  compareAsNumbers,
  compareAsText,
  isDate,
  isNotBlank,
  isMonth,
  isMonthYear,
  isNumber,
  isYear,
} from "./bounds.ts"
import type { InputType } from "./Attribute.ts"

/**
 * The ways to enter a column's values: any number of them, exactly one of them, industries from a tree, ranges with two
 * bounds, or typed single values.
 */
export type InputEntry = "values" | "oneValue" | "industries" | "range" | "single"

/** The properties shared by all columns of an input type. */
interface InputTypeRow {
  readonly entry: InputEntry
  /** Returns whether a bound or the single value has the type's format; empty text never does. */
  readonly accepts: (text: string) => boolean
  /** Compares two accepted bounds; the result is negative if the first one comes first. */
  readonly compare: (a: string, b: string) => number
  /** The format of a bound, for the hint next to its box; null if there's no hint. */
  readonly pattern: "YYYYMMDD" | "MMYYYY" | "YYYY" | "MM" | null
  /** The message for a bound that isn't accepted. */
  readonly needed: MessageText
  /** The expected input, in a sentence: 'AGE needs a number'. */
  readonly example: string
  /** Formats a bound for display. */
  readonly shown: (bound: string) => string
  /**
   * The way to narrow the column to fewer records: by some of its values, or by a range of them; null if it can't be
   * narrowed.
   */
  readonly narrowing: "values" | "ranges" | null
  /** The part of a value that a masked sample shows; it's small enough not to identify a person. */
  readonly masked: "whole" | "year" | "initial"
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]

const asWritten = (bound: string): string => bound

/** Adds thousands separators to numbers of 10,000 or more. */
const withSeparators = (bound: string): string => (/^\d{5,}$/.test(bound) ? formatWholeNumber(bound) : bound)

/** The settings of types that accept any nonempty text. */
const ANY_TEXT = {
  accepts: isNotBlank,
  compare: compareAsText,
  pattern: null,
  needed: audienceTexts.needText,
  shown: asWritten,
} as const

const CHOSEN = { ...ANY_TEXT, example: "values of its list", masked: "whole" } as const

/** Every input type. To add one, add a row here and a code in `inputTypes`. */
export const INPUT_TYPES: Readonly<Record<InputType, InputTypeRow>> = {
  list: { ...CHOSEN, entry: "values", narrowing: "values" },
  date: {
    entry: "range",
    accepts: isDate,
    compare: compareAsNumbers,
    pattern: "YYYYMMDD",
    needed: audienceTexts.needDate,
    example: "a day as YYYYMMDD",
    shown: (bound) => `${bound.slice(4, 6)}/${bound.slice(6, 8)}/${bound.slice(0, 4)}`,
    narrowing: null,
    masked: "year",
  },
  number: {
    entry: "range",
    accepts: isNumber,
    compare: compareAsNumbers,
    pattern: null,
    needed: audienceTexts.needNumber,
    example: "a number",
    shown: withSeparators,
    narrowing: "ranges",
    masked: "whole",
  },
  monthYear: {
    entry: "range",
    accepts: isMonthYear,
    compare: compareMonthYears,
    pattern: "MMYYYY",
    needed: audienceTexts.needMonthYear,
    example: "a month as MMYYYY",
    shown: (bound) => `${bound.slice(0, 2)}/${bound.slice(2)}`,
    narrowing: null,
    masked: "whole",
  },
  year: {
    entry: "range",
    accepts: isYear,
    compare: compareAsNumbers,
    pattern: "YYYY",
    needed: audienceTexts.needYear,
    example: "a year as YYYY",
    shown: asWritten,
    narrowing: "ranges",
    masked: "whole",
  },
  month: {
    entry: "range",
    accepts: isMonth,
    compare: compareAsNumbers,
    pattern: "MM",
    needed: audienceTexts.needMonth,
    example: "a month as MM",
    shown: (bound) => MONTHS[Number(bound) - 1] ?? bound,
    narrowing: null,
    masked: "whole",
  },
  sic: { ...CHOSEN, entry: "industries", narrowing: null },
  string: { ...ANY_TEXT, entry: "range", example: "letters or digits", narrowing: null, masked: "initial" },
  radio: { ...CHOSEN, entry: "oneValue", narrowing: "values" },
  single: {
    entry: "single",
    accepts: isNumber,
    compare: compareAsNumbers,
    pattern: null,
    needed: audienceTexts.needSingleNumber,
    example: "a number",
    shown: asWritten,
    narrowing: "values",
    masked: "whole",
  },
}
