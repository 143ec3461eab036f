import { Effect, Result } from "effect"
import { toSaveError } from "../NotSaved.ts"
import { FormIncomplete } from "../../shared/FieldProblems.ts"
import { validateAccountCard, type AccountCardForm } from "../../payment/accountCardForm.ts"
import { Cards } from "../../payment/Cards.ts"
import type { SavedCard } from "../../payment/SavedCard.ts"
import { SavedCards } from "./SavedCards.ts"

/**
 * Saves the account's card: a typed number is sent only to the processor's vault, and its token is saved for the next
 * order [p8-card-saved].
 */
export const saveCard = Effect.fn("saveCard")(function* (
  form: AccountCardForm,
  saved: SavedCard | null,
  currentYear: number,
) {
  const checked = validateAccountCard(form, saved, currentYear)
  if (Result.isFailure(checked)) return yield* new FormIncomplete({ problems: checked.failure })
  const { card, billing } = checked.success
  const cards = yield* Cards
  const savedCards = yield* SavedCards
  const { token, cardType, lastDigits } =
    card._tag === "Kept" ? card.token : yield* cards.tokenize(card.typed).pipe(Effect.mapError(toSaveError))
  yield* savedCards.save({ token, cardType, lastDigits, ...billing }).pipe(Effect.mapError(toSaveError))
})
