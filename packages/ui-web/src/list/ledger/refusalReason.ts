import { isCallFailure } from "../../app/failureAlert.ts"

/**
 * Returns the reason that the count or the price list gave for a refusal, worded for the user; null if there isn't one.
 * A failed call has the same message on all pages, so it doesn't have a reason.
 */
export const refusalReason = (error: unknown): string | null =>
  !isCallFailure(error) &&
  typeof error === "object" &&
  error !== null &&
  "reason" in error &&
  typeof error.reason === "string"
    ? error.reason
    : null
