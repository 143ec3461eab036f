/** Who asks, where nobody has suppressions. */
export const OWNER = { accountId: 1, reach: null }
