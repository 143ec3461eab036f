/** A decimal string as dollars with thousands apart: '-1234.50' is '-$1,234.50'. Its decimals stay as they came. */
export const dollars = (amount: string): string => {
  const [whole = "0", decimals] = amount.replace(/^-/, "").split(".")
  const sign = amount.startsWith("-") ? "-" : ""
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ",")
  return `${sign}$${thousands}${decimals === undefined ? "" : `.${decimals}`}`
}
