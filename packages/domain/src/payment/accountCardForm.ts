import { Result } from "effect"
import { type FieldProblems, hasProblems } from "../shared/FieldProblems.ts"
import { ITS_REQUIRED } from "../shared/Notices.ts"
import { type CardForm, cardProblems } from "./cardForm.ts"
import type { CardToken, TypedCard } from "./Cards.ts"
import { currentOrLaterYear } from "./expiry.ts"
import { isUntouched, type SavedCard, shownNumber } from "./SavedCard.ts"

/** The card form of the account settings, as typed; the company may stay empty. */
export interface AccountCardForm extends CardForm {
  readonly companyName: string
}

/** A completed card form: what the processor's vault should keep, or the token it gave before. */
export interface CardToSave {
  readonly card:
    | { readonly _tag: "Typed"; readonly typed: TypedCard }
    | { readonly _tag: "Kept"; readonly token: CardToken }
  readonly billing: Omit<SavedCard, "token" | "cardType" | "lastDigits">
}

/**
 * A card form opened with the saved card: its number masked, a past expiry year moved to the current one, the security
 * code empty [ob5-expiry].
 */
export const openedCardForm = (saved: SavedCard, currentYear: number): AccountCardForm => ({
  holderName: saved.holderName,
  number: shownNumber(saved),
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
 * Checks the data kept with a card that is already a token. Its number and security code aren't asked for again
 * [p5-card-required].
 */
export const tokenToKeep = (
  form: AccountCardForm,
  { cardType, lastDigits, token }: CardToken,
  currentYear: number,
): Result.Result<SavedCard, FieldProblems<keyof CardForm>> => {
  const { securityCode: _code, ...problems } = cardProblems(
    form,
    { savedNumberUntouched: true },
    ITS_REQUIRED,
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
 * Checks the card form of the account. A masked number that was left alone keeps its token, whatever else changed; its
 * security code is asked for again. A past expiry year is pulled up [p5-card-required].
 */
export const accountCard = (
  form: AccountCardForm,
  saved: SavedCard | null,
  currentYear: number,
): Result.Result<CardToSave, FieldProblems<keyof CardForm>> => {
  const { number, securityCode, expiryMonth, expiryYear, ...rest } = form
  const isKept = isUntouched(form, saved)
  const problems = cardProblems(form, { savedNumberUntouched: isKept }, ITS_REQUIRED)
  if (hasProblems(problems) || expiryMonth === null || expiryYear === null) return Result.fail(problems)
  const expiry = { expiryMonth, expiryYear: currentOrLaterYear(expiryYear, currentYear) }
  const typed = { holderName: form.holderName, number, securityCode, ...expiry }
  return Result.succeed({
    card: isKept ? { _tag: "Kept", token: saved } : { _tag: "Typed", typed },
    billing: { ...rest, ...expiry },
  })
}
