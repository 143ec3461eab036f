import { SavedCards } from "@listwright/domain/account"
import { cardTypes, type SavedCard } from "@listwright/domain/payment"
import { Effect, Layer } from "effect"
import type { WireSavedCard } from "../../contract/original/payment/WireSavedCard.ts"
import { ApiClient } from "../ApiClient.ts"
import { envelopeData, envelopeDataOrNone } from "../envelopeData.ts"
import { wireSavedCard } from "./wireSavedCard.ts"

/** The number of digits shown for a saved card. */
const SHOWN_DIGITS = 4

const cardOf = (wire: WireSavedCard): SavedCard => ({
  token: wire.Token,
  cardType: cardTypes.decode(wire.CardType) ?? "",
  lastDigits: wire.CardNumber.slice(-SHOWN_DIGITS),
  holderName: wire.HolderName,
  expiryMonth: wire.ExpirationMonth,
  expiryYear: wire.ExpirationYear,
  addressLine: wire.Address,
  city: wire.City,
  state: wire.State,
  zip: wire.ZipCode,
  countryCode: wire.CountryCode,
  companyName: wire.CompanyName,
})

/** Provides SavedCards over the contract. */
export const layerSavedCardsHttp = Layer.effect(
  SavedCards,
  Effect.map(ApiClient, ({ Payment }) =>
    SavedCards.of({
      get: (userId) =>
        Effect.map(
          envelopeDataOrNone(Payment.GetUserPaymentCards({ payload: { userId } })),
          (wire) => wire && cardOf(wire),
        ),
      save: (card) =>
        Effect.asVoid(
          envelopeData(Payment.InsertOrUpdateUserPaymentCards({ payload: { cards: wireSavedCard(card) } })),
        ),
    }),
  ),
)
