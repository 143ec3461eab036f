import { Effect } from "effect"
import { SavedCards } from "../../account/settings/SavedCards.ts"
import { expiryYearToSend, type CardPlacement, placeWithToken, resolveCardToken } from "./placeOrder.ts"

/**
 * Places the order and, once it's accepted, saves its card for the user's next order. Reports whether the card was
 * saved; the order is placed either way.
 */
export const placeAndSaveCard = Effect.fn("placeAndSaveCard")(function* (placement: CardPlacement) {
  const token = yield* resolveCardToken(placement)
  const placed = yield* placeWithToken(placement, token)
  const { addressLine, city, countryCode, expiryMonth, holderName, state, zip } = placement.card
  const saving = (yield* SavedCards).save({
    ...token,
    holderName,
    expiryMonth,
    expiryYear: expiryYearToSend(placement),
    addressLine,
    city,
    state,
    zip,
    countryCode,
    companyName: placement.contact.company,
  })
  return { placed, isCardKept: yield* Effect.isSuccess(saving) }
})
