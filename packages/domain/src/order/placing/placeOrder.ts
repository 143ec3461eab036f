import { Effect } from "effect"
import type { Draft } from "../../drafts/Draft.ts"
import { type CardToken, Cards, type PaymentCard } from "../../payment/Cards.ts"
import { currentOrLaterYear } from "../../payment/expiry.ts"
import type { Contact } from "../../drafts/Contact.ts"
import { Orders, type PlaceOrderRequest } from "../Orders.ts"
import type { RequestKey } from "./requestKey.ts"

/** The figures, form data, and consent of a user who pressed Place Order. */
export interface Placement {
  /** The request key, a new one for each click. */
  readonly requestKey: RequestKey
  readonly draft: Pick<Draft, "id" | "revision">
  readonly contact: Contact
  readonly shown: PlaceOrderRequest["shown"]
  readonly agreementAccepted: boolean
  /** The card; null if the payment processor collects the payment on its own pages. */
  readonly card: PaymentCard | null
  /** The current year, which replaces an earlier expiration year. */
  readonly currentYear: number
}

/** A placement with a typed or saved card. */
export interface CardPlacement extends Placement {
  readonly card: PaymentCard
}

/** Returns the expiration year to send [ob5-expiry]. */
export const expiryYearToSend = ({ card, currentYear }: CardPlacement): number =>
  currentOrLaterYear(card.expiryYear, currentYear)

/** Returns the token of the card to charge; a typed card is sent to the processor's vault to get one. */
export const resolveCardToken = Effect.fn("resolveCardToken")(function* (placement: CardPlacement) {
  const { card } = placement
  if (card._tag === "Kept") return card.token
  const { holderName, number, securityCode, expiryMonth } = card
  const cards = yield* Cards
  return yield* cards.tokenize({
    holderName,
    number,
    securityCode,
    expiryMonth,
    expiryYear: expiryYearToSend(placement),
  })
})

const place = Effect.fnUntraced(function* (placement: Placement, payment: PlaceOrderRequest["payment"]) {
  const orders = yield* Orders
  return yield* orders.place({
    requestKey: placement.requestKey,
    draftId: placement.draft.id,
    revision: placement.draft.revision,
    contact: placement.contact,
    shown: placement.shown,
    agreementAccepted: placement.agreementAccepted,
    payment,
  })
})

/** Places the order with its card's token. */
export const placeWithToken = Effect.fn("placeWithToken")(function* (
  placement: CardPlacement,
  { cardType, lastDigits, token }: CardToken,
) {
  const { addressLine, city, countryCode, expiryMonth, holderName, securityCode, state, zip } = placement.card
  return yield* place(placement, {
    token,
    cardType,
    lastDigits,
    holderName,
    securityCode,
    expiryMonth,
    expiryYear: expiryYearToSend(placement),
    addressLine,
    city,
    state,
    zip,
    countryCode,
  })
})

const hasCard = (placement: Placement): placement is CardPlacement => placement.card !== null

/**
 * Places the order with the card's token and returns its code. A typed card goes to the processor's vault first, while
 * a saved card is already a token; the shop's server never sees the card number. Without a card, the answer contains
 * the payment page [ob5-expiry].
 */
export const placeOrder = Effect.fn("placeOrder")(function* (placement: Placement) {
  return hasCard(placement)
    ? yield* placeWithToken(placement, yield* resolveCardToken(placement))
    : yield* place(placement, null)
})
