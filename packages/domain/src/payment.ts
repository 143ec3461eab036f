/** Cards: form fields, stored data, and charges. */

export { inferCardType, cardTypes, identifyCardType } from "./payment/CardType.ts"
export { Cards, CardToken, type PaymentCard, type TypedCard } from "./payment/Cards.ts"
export {
  CARD_EXPIRED,
  INVALID_CARD_NUMBER,
  cardSaveFailedNotice,
  cardSavedNotice,
  INVALID_SECURITY_CODE,
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
  isExpired,
  currentOrLaterYear,
  parseExpiry,
} from "./payment/expiry.ts"
export { validateOrderCard } from "./payment/orderCardForm.ts"
export {
  validateAccountCard,
  type AccountCardForm,
  fillCardForm,
  validateTokenizedCard,
} from "./payment/accountCardForm.ts"
export { isMaskedNumberUnchanged, SavedCard, maskedCardNumber } from "./payment/SavedCard.ts"
