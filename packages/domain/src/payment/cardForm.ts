import { type FieldProblems, isBlank } from "../shared/FieldProblems.ts"
import { addressProblems } from "../shared/addresses/addressProblems.ts"
import type { Country } from "../shared/Country.ts"
import { INVALID_CARD_NUMBER, CARD_REQUIRED } from "./Notices.ts"

/**
 * Returns whether a string is a possible card number: 14 to 17 digits, the first from 3 to 6 [p5-credit-card]
 * [p9-card-limits].
 */
export const isCardNumber = (text: string): boolean => /^[3-6]\d{13,16}$/.test(text)

const HIDDEN = 12

/** Hides the first 12 characters behind asterisks and shows the rest. */
export const maskCardNumber = (number: string): string =>
  "*".repeat(Math.min(HIDDEN, number.length)) + number.slice(HIDDEN)

/** The card fields of the order form, as typed. */
export interface CardForm {
  readonly holderName: string
  readonly number: string
  readonly securityCode: string
  readonly expiryMonth: number | null
  readonly expiryYear: number | null
  readonly addressLine: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly countryCode: Country
}

/** The part of a card form's state that isn't visible in its fields. */
export interface CardFormContext {
  /**
   * True if the masked number of a saved card is unchanged: the number rule is skipped and the card's token is sent.
   * The security code is required again.
   */
  readonly savedNumberUntouched: boolean
}

const TEXTS = ["holderName", "number", "securityCode", "addressLine", "city", "state", "zip"] as const

/**
 * Checks the rules shared by all card forms: no empty fields (reported in the form's own wording), a possible card
 * number, and a possible billing address. A past expiration year isn't an error: it's replaced by the current year when
 * the card is sent (`currentOrLaterYear`) [p5-card-required] [p5-credit-card] [ob5-card].
 */
export const cardProblems = (
  form: CardForm,
  context: CardFormContext,
  requiredText: string,
): FieldProblems<keyof CardForm> => {
  const problems: Partial<Record<keyof CardForm, string>> = {}
  for (const field of TEXTS) if (isBlank(form[field])) problems[field] = requiredText
  if (form.expiryMonth === null || form.expiryMonth < 1 || form.expiryMonth > 12)
    problems.expiryMonth = requiredText
  if (form.expiryYear === null) problems.expiryYear = requiredText
  if (context.savedNumberUntouched) delete problems.number
  else if (problems.number === undefined && !isCardNumber(form.number)) problems.number = INVALID_CARD_NUMBER
  return { ...problems, ...addressProblems(form) }
}

/** Returns the errors in an order's card form [ob5-card]. */
export const cardFormProblems = (form: CardForm, context: CardFormContext): FieldProblems<keyof CardForm> =>
  cardProblems(form, context, CARD_REQUIRED)
