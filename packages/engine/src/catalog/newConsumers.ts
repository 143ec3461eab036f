/** The first and last days on which new consumers became known: the twelve months before the demo's vintage. */
export const NEW_CONSUMER_DATES = { first: "20251101", last: "20261031" } as const
