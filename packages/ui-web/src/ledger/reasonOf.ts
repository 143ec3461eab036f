/** What the count or the price list has against an answer, in words for the person; null where it did not say. */
export const reasonOf = (error: unknown): string | null =>
  typeof error === "object" && error !== null && "reason" in error && typeof error.reason === "string"
    ? error.reason
    : null
