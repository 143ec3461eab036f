import { wholeText } from "./wholeText.ts"

/** A decimal string as dollars with thousands apart: '-1234.50' is '-$1,234.50'. Its decimals stay as they came. */
export const dollars = (amount: string): string => {
  const [whole = "0", decimals] = amount.replace(/^-/, "").split(".")
  const sign = amount.startsWith("-") ? "-" : ""
  return `${sign}$${wholeText(whole)}${decimals === undefined ? "" : `.${decimals}`}`
}
