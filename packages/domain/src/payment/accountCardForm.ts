import { Result } from "effect"
import { type FieldProblems, hasProblems } from "../shared/FieldProblems.ts"
import { REQUIRED_FIELD_MESSAGE } from "../shared/Notices.ts"
import { type CardForm, cardProblems } from "./cardForm.ts"
import type { CardToken, TypedCard } from "./Cards.ts"
import { currentOrLaterYear } from "./expiry.ts"
import { isMaskedNumberUnchanged, type SavedCard, maskedCardNumber } from "./SavedCard.ts"

/** The card form in the account settings, as typed; the company is optional. */
export interface AccountCardForm extends CardForm {
  readonly companyName: string
}

/** The result of a completed card form: the card to store in the processor's vault, or its existing token. */
export interface CardToSave {
  readonly card:
    | { readonly _tag: "Typed"; readonly typed: TypedCard }
    | { readonly _tag: "Kept"; readonly token: CardToken }
  readonly billing: Omit<SavedCard, "token" | "cardType" | "lastDigits">
}

/**
 * Fills in the card form from the saved card: the number masked, a past expiration year replaced by the current one,
 * and the security code empty [ob5-expiry].
 */
export const fillCardForm = (saved: SavedCard, currentYear: number): AccountCardForm => ({
  holderName: saved.holderName,
  number: maskedCardNumber(saved),
  securityCode: "",
  expiryMonth: saved.expiryMonth,
  expiryYear: currentOrLaterYear(saved.expiryYear, currentYear),
  addressLine: saved.addressLine,
  city: saved.city,
  state: saved.state,
  zip: saved.zip,
  countryCode: saved.countryCode,
  companyName: saved.companyName,
})

/**
 * Validates the data stored with a card that's already tokenized. Its number and security code aren't required again
 * [p5-card-required].
 */
export const validateTokenizedCard = (
  form: AccountCardForm,
  { cardType, lastDigits, token }: CardToken,
  currentYear: number,
): Result.Result<SavedCard, FieldProblems<keyof CardForm>> => {
  const { securityCode: _code, ...problems } = cardProblems(
    form,
    { savedNumberUntouched: true },
    REQUIRED_FIELD_MESSAGE,
  )
  const { number: _number, securityCode: _typed, expiryMonth, expiryYear, ...rest } = form
  if (hasProblems(problems) || expiryMonth === null || expiryYear === null) return Result.fail(problems)
  return Result.succeed({
    ...rest,
    token,
    cardType,
    lastDigits,
    expiryMonth,
    expiryYear: currentOrLaterYear(expiryYear, currentYear),
  })
}

/**
 * Validates the account's card form. An unchanged masked number keeps its token, regardless of other changes; its
 * security code is required again. A past expiration year is replaced by the current one [p5-card-required].
 */
export const validateAccountCard = (
  form: AccountCardForm,
  saved: SavedCard | null,
  currentYear: number,
): Result.Result<CardToSave, FieldProblems<keyof CardForm>> => {
  const { number, securityCode, expiryMonth, expiryYear, ...rest } = form
  const isKept = isMaskedNumberUnchanged(form, saved)
  const problems = cardProblems(form, { savedNumberUntouched: isKept }, REQUIRED_FIELD_MESSAGE)
  if (hasProblems(problems) || expiryMonth === null || expiryYear === null) return Result.fail(problems)
  const expiry = { expiryMonth, expiryYear: currentOrLaterYear(expiryYear, currentYear) }
  const typed = { holderName: form.holderName, number, securityCode, ...expiry }
  return Result.succeed({
    card: isKept ? { _tag: "Kept", token: saved } : { _tag: "Typed", typed },
    billing: { ...rest, ...expiry },
  })
}
