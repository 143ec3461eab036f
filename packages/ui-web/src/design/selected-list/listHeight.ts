/** The minimum number of rows for a list with a filter; fewer rows can be scanned at a glance. */
export const MIN_ROWS_FOR_FILTER = 8

/** The number of rows in view; the half row indicates that there are more. */
export const ROWS_IN_VIEW = 10.5

const CONTROL = 36
const TOOLS = CONTROL + 17
const BAR = 44

/**
 * Returns the height in pixels of a list with the given number of rows on a non-touch device, for reserving its space
 * until it's loaded.
 */
export const listHeight = (rows: number): number =>
  (rows < MIN_ROWS_FOR_FILTER ? 0 : TOOLS) + CONTROL + 1 + CONTROL * Math.min(rows, ROWS_IN_VIEW) + BAR + 2
