import { Effect } from "effect"
import type { Draft } from "../../drafts/Draft.ts"
import { type CardToken, Cards, type PayingCard } from "../../payment/Cards.ts"
import { currentOrLaterYear } from "../../payment/expiry.ts"
import type { Contact } from "../../drafts/Contact.ts"
import { Orders, type PlaceRequest } from "../Orders.ts"
import type { RequestKey } from "./requestKey.ts"

/** What a person saw, filled in and agreed to when pressing Place Order. */
export interface Placement {
  /** One for each click. */
  readonly requestKey: RequestKey
  readonly draft: Pick<Draft, "id" | "revision">
  readonly contact: Contact
  readonly shown: PlaceRequest["shown"]
  readonly agreementAccepted: boolean
  readonly card: PayingCard
  /** An expiry year before it is sent as this one. */
  readonly currentYear: number
}

/** The expiry year as it is sent. spec: order-builder §5 [ob5-expiry] */
export const expiryYearOf = ({ card, currentYear }: Placement): number =>
  currentOrLaterYear(card.expiryYear, currentYear)

/** The token of the card that pays: a typed one goes to the processor's vault for it. spec: decisions (Calls) */
export const tokenOf = Effect.fn("tokenOf")(function* (placement: Placement) {
  const { card } = placement
  if (card._tag === "Kept") return card.token
  const { holderName, number, securityCode, expiryMonth } = card
  const cards = yield* Cards
  return yield* cards.tokenize({
    holderName,
    number,
    securityCode,
    expiryMonth,
    expiryYear: expiryYearOf(placement),
  })
})

/** Places the order with the token of its card. */
export const placeWithToken = Effect.fn("placeWithToken")(function* (
  placement: Placement,
  { cardType, lastDigits, token }: CardToken,
) {
  const { addressLine, city, expiryMonth, holderName, securityCode, state, zip } = placement.card
  const orders = yield* Orders
  return yield* orders.place({
    requestKey: placement.requestKey,
    draftId: placement.draft.id,
    revision: placement.draft.revision,
    contact: placement.contact,
    shown: placement.shown,
    agreementAccepted: placement.agreementAccepted,
    payment: {
      token,
      cardType,
      lastDigits,
      holderName,
      securityCode,
      expiryMonth,
      expiryYear: expiryYearOf(placement),
      addressLine,
      city,
      state,
      zip,
    },
  })
})

/**
 * Places the order with the card's token and returns its code. A typed card goes to the processor's vault first, a
 * saved one already is its token; the shop's server never sees the number. spec: decisions, Calls; order-builder §5
 * [ob5-expiry]
 */
export const placeOrder = Effect.fn("placeOrder")(function* (placement: Placement) {
  return yield* placeWithToken(placement, yield* tokenOf(placement))
})
