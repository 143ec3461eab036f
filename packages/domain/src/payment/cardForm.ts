import { type FieldProblems, isBlank } from "../shared/FieldProblems.ts"
import { isZip, isZip4 } from "../shared/zipFormat.ts"
import { isCardNumber } from "./cardNumber.ts"
import { CARD_NUMBER_NOT_VALID, CARD_REQUIRED, CARD_ZIP_FORMAT } from "./Notices.ts"

/** The card fields of the order form, as typed. spec: order-builder §5 (Place order) */
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
}

const TEXTS = ["holderName", "number", "securityCode", "addressLine", "city", "state", "zip"] as const

/**
 * What is wrong with a card form. A saved card whose masked number was left alone skips the number rule (its token is
 * sent); its security code is asked for again. `currentYear` bounds the expiry from below.
 */
export const cardFormProblems = (
  form: CardForm,
  context: { readonly currentYear: number; readonly savedNumberUntouched: boolean },
): FieldProblems<keyof CardForm> => {
  const problems: Partial<Record<keyof CardForm, string>> = {}
  for (const field of TEXTS) if (isBlank(form[field])) problems[field] = CARD_REQUIRED
  if (form.expiryMonth === null || form.expiryMonth < 1 || form.expiryMonth > 12)
    problems.expiryMonth = CARD_REQUIRED
  if (form.expiryYear === null || form.expiryYear < context.currentYear) problems.expiryYear = CARD_REQUIRED
  if (context.savedNumberUntouched) delete problems.number
  else if (problems.number === undefined && !isCardNumber(form.number))
    problems.number = CARD_NUMBER_NOT_VALID
  if (problems.zip === undefined && !isZip(form.zip) && !isZip4(form.zip)) problems.zip = CARD_ZIP_FORMAT
  return problems
}
