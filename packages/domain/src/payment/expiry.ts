import type { expiryYearsReading } from "../readings.ts"

export type ExpiryForm = "account" | "order"
export type ExpiryYearsReading = (typeof expiryYearsReading.options)[number]

/** Years past the current one that each form offers. spec: portal §5, order-builder §5 */
const YEARS_AHEAD: Readonly<Record<ExpiryForm, number>> = { account: 6, order: 10 }

export interface ExpiryYears {
  /** Ascending, from the current year. */
  readonly years: ReadonlyArray<number>
  readonly default: number
}

/** The expiry years that a card form offers; next year is the one it starts with. */
export const expiryYears = (
  form: ExpiryForm,
  currentYear: number,
  reading: ExpiryYearsReading = "byForm",
): ExpiryYears => ({
  years: Array.from(
    { length: YEARS_AHEAD[reading === "byForm" ? form : reading] + 1 },
    (_, index) => currentYear + index,
  ),
  default: currentYear + 1,
})

export interface Expiry {
  /** 1 to 12. */
  readonly month: number
  readonly year: number
}

/**
 * Splits an expiry typed as 'month/year'; a year of two digits is one of this century, a year that is past becomes the
 * current one. null when the text is no such thing, or the month is not 1 to 12. spec: order-builder §5
 */
export const parseExpiry = (text: string, currentYear: number): Expiry | null => {
  const parts = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text)
  if (parts === null) return null
  const month = Number(parts[1])
  const typed = Number(parts[2])
  if (month < 1 || month > 12) return null
  return { month, year: Math.max(typed < 100 ? 2000 + typed : typed, currentYear) }
}
