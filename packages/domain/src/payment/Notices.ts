import { type Notice, notice } from "../shared/Notice.ts"

/** The message under a card number that fails its check. */
export const CARD_NUMBER_NOT_VALID = "The card number is not valid."

/** The message under an empty field of a card. */
export const CARD_REQUIRED = "Required"

/** Ours: a card whose month is over. */
export const CARD_EXPIRED = "The card has expired."

/** Ours: three digits, or four of American Express. */
export const SECURITY_CODE_NOT_VALID = "The security code is not valid."

/** [p8-card-saved] */
export const cardSaved: Notice = notice("success", "", "Save payment information successfully")

/** [p8-card-saved] */
export const cardNotSaved: Notice = notice(
  "error",
  "",
  "Failed to save payment information , please try again",
)
