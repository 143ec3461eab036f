import { formatWholeNumber } from "./formatWholeNumber.ts"

/**
 * Formats a decimal string as dollars with thousands separators: '-1234.50' becomes '-$1,234.50'. Doesn't change the
 * decimals.
 */
export const dollars = (amount: string): string => {
  const [whole = "0", decimals] = amount.replace(/^-/, "").split(".")
  const sign = amount.startsWith("-") ? "-" : ""
  return `${sign}$${formatWholeNumber(whole)}${decimals === undefined ? "" : `.${decimals}`}`
}
