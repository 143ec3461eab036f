import { Result } from "effect"
import { type FieldProblems, hasProblems } from "../shared/FieldProblems.ts"
import { type CardForm, cardFormProblems } from "./cardForm.ts"
import type { PaymentCard } from "./Cards.ts"
import { isMaskedNumberUnchanged, type SavedCard } from "./SavedCard.ts"

/**
 * Validates an order's card form and returns the card to charge: the number as typed, or the saved card's token if its
 * masked number is unchanged. `saved` is null if there's no saved card [ob5-card].
 */
export const validateOrderCard = (
  form: CardForm,
  saved: SavedCard | null,
): Result.Result<PaymentCard, FieldProblems<keyof CardForm>> => {
  const { number, expiryMonth, expiryYear, ...rest } = form
  const { holderName, securityCode, addressLine, city, state, zip, countryCode } = rest
  const isKept = isMaskedNumberUnchanged(form, saved)
  const problems = cardFormProblems(form, { savedNumberUntouched: isKept })
  if (hasProblems(problems) || expiryMonth === null || expiryYear === null) return Result.fail(problems)
  const terms = {
    holderName,
    securityCode,
    expiryMonth,
    expiryYear,
    addressLine,
    city,
    state,
    zip,
    countryCode,
  }
  if (!isKept) return Result.succeed({ _tag: "Typed", ...terms, number })
  const { token, cardType, lastDigits } = saved
  return Result.succeed({ _tag: "Kept", ...terms, token: { token, cardType, lastDigits } })
}
