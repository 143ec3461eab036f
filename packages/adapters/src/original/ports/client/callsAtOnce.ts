/** The number of calls that a port sends at once where one question takes many. */
export const CALLS_AT_ONCE = 4
