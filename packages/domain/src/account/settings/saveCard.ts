import { Effect, Result } from "effect"
import { notSaved } from "../NotSaved.ts"
import { Profiles } from "./Profiles.ts"
import { FormIncomplete } from "../../shared/FieldProblems.ts"
import { accountCard, type AccountCardForm } from "../../payment/accountCardForm.ts"
import { Cards } from "../../payment/Cards.ts"
import type { SavedCard } from "../../payment/SavedCard.ts"

/**
 * Saves the card of the account: a number that was typed goes to the processor's vault and nowhere else, and its token
 * to the profile. spec: portal §8 [p8-card-saved], decisions (Calls)
 */
export const saveCard = Effect.fn("saveCard")(function* (
  form: AccountCardForm,
  saved: SavedCard | null,
  currentYear: number,
) {
  const checked = accountCard(form, saved, currentYear)
  if (Result.isFailure(checked)) return yield* new FormIncomplete({ problems: checked.failure })
  const { card, billing } = checked.success
  const cards = yield* Cards
  const profiles = yield* Profiles
  const { token, cardType, lastDigits } =
    card._tag === "Kept" ? card.token : yield* cards.tokenize(card.typed).pipe(Effect.mapError(notSaved))
  yield* profiles.saveCard({ token, cardType, lastDigits, ...billing }).pipe(Effect.mapError(notSaved))
})
