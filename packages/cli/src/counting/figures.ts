/** 1801 as people read it: '1,801'. */
export const whole = (value: number): string => value.toLocaleString("en-US")

/** Miles as people read them: '3.2'. */
export const miles = (distance: number): string => distance.toFixed(1)

/** A share of a total: '48.1%'; of nothing it is '–'. */
export const percent = (part: number, total: number): string =>
  total === 0 ? "–" : `${((100 * part) / total).toFixed(1)}%`
