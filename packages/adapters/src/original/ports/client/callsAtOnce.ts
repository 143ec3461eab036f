/** The number of calls that a port sends at once where one question takes many. */
export const MAX_CONCURRENT_CALLS = 4
