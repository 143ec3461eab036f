/** Who asks, without suppressions. */
export const OWNER = { accountId: 1, reach: null }
