/**
 * Returns the reason that the count or the price list gave for a refusal, in words for the user; null if there isn't
 * one.
 */
export const reasonOf = (error: unknown): string | null =>
  typeof error === "object" && error !== null && "reason" in error && typeof error.reason === "string"
    ? error.reason
    : null
