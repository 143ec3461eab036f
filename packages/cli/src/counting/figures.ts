/** Formats a whole number for display: '1,801'. */
export const formatInteger = (value: number): string => value.toLocaleString("en-US")

/** Formats miles for display: '3.2'. */
export const formatMiles = (distance: number): string => distance.toFixed(1)

/** Formats a share of a total as a percentage: '48.1%'; '–' if the total is 0. */
export const formatPercent = (part: number, total: number): string =>
  total === 0 ? "–" : `${((100 * part) / total).toFixed(1)}%`
