import { Actor, Api, ok, wireSavedCard, type WireCardToSave } from "@listwright/adapters"
import { placementNotice } from "@listwright/domain/order"
import {
  validateAccountCard,
  type AccountCardForm,
  CARD_EXPIRED,
  type CardForm,
  expiryProblems,
  type SavedCard,
  validateTokenizedCard,
} from "@listwright/domain/payment"
import { DEFAULT_COUNTRY, type FieldProblems, hasProblems } from "@listwright/domain/shared"
import { DateTime, Effect, Result } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { StoredCards } from "../../../payments/StoredCards.ts"
import { Processors } from "../../../payments/Processors.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"

const formOf = (wire: WireCardToSave): AccountCardForm => ({
  holderName: wire.HolderName ?? "",
  number: wire.CardNumber ?? "",
  securityCode: wire.CVV ?? "",
  expiryMonth: wire.ExpirationMonth ?? null,
  expiryYear: wire.ExpirationYear ?? null,
  addressLine: wire.Address ?? "",
  city: wire.City ?? "",
  state: wire.State ?? "",
  zip: wire.ZipCode ?? "",
  countryCode: wire.CountryCode || DEFAULT_COUNTRY,
  companyName: wire.CompanyName ?? "",
})

const incomplete = (problems: FieldProblems<keyof CardForm>) =>
  new CallRefused({ reason: placementNotice({ _tag: "CardIncomplete", problems }).text })

/**
 * Returns the card specified in a call: the card identified by its token, the saved card, or a new card by its number.
 */
const cardOf = Effect.fnUntraced(function* (wire: WireCardToSave, kept: SavedCard | null) {
  const processors = yield* Processors
  const { month, year } = DateTime.toPartsUtc(yield* DateTime.now)
  const form = formOf(wire)
  const token = wire.Token ?? ""
  const keeping = (card: Parameters<typeof validateTokenizedCard>[1]) =>
    Effect.fromResult(Result.mapError(validateTokenizedCard(form, card, year), incomplete)).pipe(
      Effect.filterOrFail(
        (saved) => !hasProblems(expiryProblems(saved, { month, year })),
        () => new CallRefused({ reason: CARD_EXPIRED }),
      ),
    )
  const refused = Effect.mapError(
    ({ message }: { readonly message: string }) => new CallRefused({ reason: message }),
  )
  if (token !== "") return yield* keeping(yield* refused(processors.card(token)))
  const checked = yield* Effect.fromResult(Result.mapError(validateAccountCard(form, kept, year), incomplete))
  return checked.card._tag === "Kept"
    ? yield* keeping(checked.card.token)
    : yield* keeping(yield* refused(processors.acceptNumber(checked.card.typed)))
})

const cardCalls = {
  GetUserPaymentCards: HttpApiBuilder.handler(Api, "Payment", "GetUserPaymentCards", ({ payload }) =>
    Effect.gen(function* () {
      const { user } = yield* Actor
      // The card of another user looks missing.
      const card = payload.userId === user.id ? yield* (yield* StoredCards).find(user.id) : null
      return ok(card === null ? null : wireSavedCard(card))
    }),
  ),
  InsertOrUpdateUserPaymentCards: HttpApiBuilder.handler(
    Api,
    "Payment",
    "InsertOrUpdateUserPaymentCards",
    ({ payload }) =>
      toEnvelope(
        Effect.gen(function* () {
          const { user } = yield* Actor
          const kept = yield* StoredCards
          const [wire, ...more] = [payload.cards].flat()
          if (wire === undefined || more.length > 0)
            return yield* new CallRefused({ reason: "A user can save only one card. Please send one." })
          yield* kept.keep(user.id, yield* cardOf(wire, yield* kept.find(user.id)))
          return {}
        }),
      ),
  ),
}

/** Calls for the user's saved card. */
export const layerPayment = HttpApiBuilder.group(Api, "Payment", (handlers) =>
  Effect.succeed(handlers.handleAll(cardCalls)),
)
