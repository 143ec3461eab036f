import { cardTypes, type SavedCard, maskedCardNumber } from "@listwright/domain/payment"
import type { WireSavedCard } from "../../contract/original/payment/WireSavedCard.ts"

/** Returns a card type's code; VISA's if the type has no code [ob5-card-type]. */
export const cardTypeCode = (cardType: string): number =>
  cardTypes.encode(cardTypes.names.find((name) => name === cardType) ?? "VISA")

/** Converts a saved card to the contract's format, used in both directions: masked and without its security code. */
export const wireSavedCard = (card: SavedCard): WireSavedCard => ({
  HolderName: card.holderName,
  CardNumber: maskedCardNumber(card),
  CardType: cardTypeCode(card.cardType),
  CVV: "",
  ExpirationMonth: card.expiryMonth,
  ExpirationYear: card.expiryYear,
  Address: card.addressLine,
  City: card.city,
  State: card.state,
  ZipCode: card.zip,
  CountryCode: card.countryCode,
  CompanyName: card.companyName,
  Token: card.token,
})
