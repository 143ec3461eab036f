import { type Notice, notice } from "../shared/Notice.ts"

/** spec: order-builder §5 */
export const CARD_NUMBER_NOT_VALID = "The card number is not valid."

/** spec: order-builder §5 */
export const CARD_REQUIRED = "Required"

/** Ours: the specification names the format (5 digits, or 9), not the words. */
export const CARD_ZIP_FORMAT = "The ZIP Code must be 5 or 9 digits."

/** spec: portal §8 (Payment card saved / failed) [p8-card-saved] */
export const cardSaved: Notice = notice("success", "", "Save payment information successfully")

/** spec: portal §8 (Payment card saved / failed) [p8-card-saved] */
export const cardNotSaved: Notice = notice(
  "error",
  "",
  "Failed to save payment information , please try again",
)
