/** The range of amounts requested in search text, both ends included; null for an open end. */
export interface AmountRange {
  readonly from: number | null
  readonly to: number | null
}

/** The amounts requested in search text, and the rest of the text. */
export interface ParsedAmounts {
  readonly span: AmountRange
  /** The text without the amounts and the words around them: 'income' for 'income over 100k'. */
  readonly rest: string
}

const THOUSAND = 1_000
const MILLION = 1_000_000

/** Matches a number as users type it: '100k', '$100,000', '1.5 million'; its groups are sign, digits, and unit. */
const AMOUNT = String.raw`(\$?)\s*(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|m|mm|mil|million)?(?![\w.])`
const BEFORE_LEAST = String.raw`(?:over|above|more than|greater than|at least|from|exceeding|>=?)`
const BEFORE_MOST = String.raw`(?:up to|at most|no more than|<=)`
const BEFORE_UNDER = String.raw`(?:under|below|less than|fewer than|<)`
const AFTER_LEAST = String.raw`(?:\+|plus\b|(?:and|or)\s+(?:over|above|more|up|higher)\b)`
const AFTER_UNDER = String.raw`(?:(?:and|or)\s+(?:under|below|less|fewer|lower)\b)`

const pattern = (source: string): RegExp => new RegExp(String.raw`(?<![\w$])${source}`, "i")

const BETWEEN = pattern(String.raw`(?:between\s+|from\s+)?${AMOUNT}\s*(?:to|and|-|–)\s*${AMOUNT}`)
const LEAST = pattern(String.raw`${BEFORE_LEAST}\s*${AMOUNT}`)
const LEAST_AFTER = pattern(String.raw`${AMOUNT}\s*${AFTER_LEAST}`)
const MOST = pattern(String.raw`${BEFORE_MOST}\s*${AMOUNT}`)
const UNDER = pattern(String.raw`${BEFORE_UNDER}\s*${AMOUNT}`)
const UNDER_AFTER = pattern(String.raw`${AMOUNT}\s*${AFTER_UNDER}`)

const factorOf = (unit: string): number => {
  if (unit === "") return 1
  return unit === "k" || unit === "thousand" ? THOUSAND : MILLION
}

const numberOf = (digits = "", unit = ""): number =>
  Math.round(Number(digits.replaceAll(",", "")) * factorOf(unit.toLowerCase()))

type Found = ReadonlyArray<string | undefined>

/** The wordings that make an amount one end of a span, longest first. */
const READERS: ReadonlyArray<readonly [RegExp, (found: Found) => AmountRange | null]> = [
  [
    BETWEEN,
    ([, , digits, unit, , otherDigits, otherUnit]) => {
      const to = numberOf(otherDigits, otherUnit)
      const alone = numberOf(digits, unit)
      // '75 to 100k' names the unit once.
      const shared = numberOf(digits, otherUnit)
      const from = (unit ?? "") === "" && shared <= to ? shared : alone
      return from <= to ? { from, to } : null
    },
  ],
  [LEAST, ([, , digits, unit]) => ({ from: numberOf(digits, unit), to: null })],
  [LEAST_AFTER, ([, , digits, unit]) => ({ from: numberOf(digits, unit), to: null })],
  [MOST, ([, , digits, unit]) => ({ from: null, to: numberOf(digits, unit) })],
  [UNDER, ([, , digits, unit]) => ({ from: null, to: numberOf(digits, unit) - 1 })],
  [UNDER_AFTER, ([, , digits, unit]) => ({ from: null, to: numberOf(digits, unit) - 1 })],
]

/**
 * Reads the first span of amounts in search text: 'income over 100k' means 100,000 or more. Returns null if the text
 * contains no amounts.
 */
export const parseAmounts = (text: string): ParsedAmounts | null => {
  for (const [words, read] of READERS) {
    const found = words.exec(text)
    const span = found === null ? null : read(found)
    if (found !== null && span !== null)
      return {
        span,
        rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim(),
      }
  }
  return null
}
