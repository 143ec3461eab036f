/** 1801 as people read it: '1,801'. */
export const whole = (value: number): string => value.toLocaleString("en-US")

/** A decimal string in dollars as people read it: '-1234.50' is '-$1,234.50'. Digits only; nothing is rounded. */
export const dollars = (amount: string): string => {
  const [, sign = "", units = "", cents = ""] = /^(-?)(\d+)(.*)$/.exec(amount) ?? []
  return `${sign}$${units.replaceAll(/\B(?=(\d{3})+$)/g, ",")}${cents}`
}

/** Miles as people read them: '3.2'. */
export const miles = (distance: number): string => distance.toFixed(1)

/** A share of a total: '48.1 %'; of nothing it is '–'. */
export const percent = (part: number, total: number): string =>
  total === 0 ? "–" : `${((100 * part) / total).toFixed(1)} %`
