/** Fewer rows are seen at a glance, and need no filter. */
export const FILTERED_FROM = 8

/** Half a row more says that there are others. */
export const ROWS_IN_VIEW = 10.5

const CONTROL = 36
const TOOLS = CONTROL + 17
const BAR = 44

/**
 * Returns the height in pixels of a list with the given number of rows on a device without touch, to reserve its
 * space until it's loaded.
 */
export const listHeight = (rows: number): number =>
  (rows < FILTERED_FROM ? 0 : TOOLS) + CONTROL + 1 + CONTROL * Math.min(rows, ROWS_IN_VIEW) + BAR + 2
