/** Cards: the form fields, the stored data, and charging. */

export { cardTypeOf, cardTypes, certainCardType } from "./payment/CardType.ts"
export { Cards, CardToken, type PayingCard, type TypedCard } from "./payment/Cards.ts"
export {
  CARD_EXPIRED,
  CARD_NUMBER_NOT_VALID,
  cardNotSaved,
  cardSaved,
  SECURITY_CODE_NOT_VALID,
} from "./payment/Notices.ts"
export { paymentMethods } from "./payment/PaymentMethod.ts"
export { type CardForm, cardFormProblems, isCardNumber } from "./payment/cardForm.ts"
export { cardHints } from "./payment/cardHints.ts"
export {
  defaultExpiryYear,
  EXPIRY_MONTHS,
  type Expiry,
  expiryProblems,
  expiryYears,
  hasExpired,
  currentOrLaterYear,
  parseExpiry,
} from "./payment/expiry.ts"
export { orderCard } from "./payment/orderCardForm.ts"
export { accountCard, type AccountCardForm, openedCardForm, tokenToKeep } from "./payment/accountCardForm.ts"
export { isUntouched, SavedCard, shownNumber } from "./payment/SavedCard.ts"
