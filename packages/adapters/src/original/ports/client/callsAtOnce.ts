/** The number of calls that a port makes at once when one question takes several calls. */
export const MAX_CONCURRENT_CALLS = 4
