import { type Notice, notice } from "../shared/Notice.ts"
import { accountTexts } from "../shared/wording/accountTexts.ts"

/** The message under a card number that fails its check. */
export const INVALID_CARD_NUMBER = "The card number is not valid."

/** The message under an empty card field. */
export const CARD_REQUIRED = "Required"

/** The message for an expired card; the wording is ours. */
export const CARD_EXPIRED = "The card has expired."

/**
 * The message for a security code that doesn't have three digits, or four with American Express; the wording is ours.
 */
export const INVALID_SECURITY_CODE = "The security code is not valid."

/** The notice that the card was saved [p8-card-saved]. */
export const cardSavedNotice: Notice = notice("success", "", accountTexts.cardSaved)

/** The notice that the card couldn't be saved [p8-card-saved]. */
export const cardSaveFailedNotice: Notice = notice("error", "", accountTexts.cardNotSaved)
