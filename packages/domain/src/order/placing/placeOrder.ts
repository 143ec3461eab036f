import { Effect } from "effect"
import type { Draft } from "../../drafts/Draft.ts"
import { Cards, type PayingCard } from "../../payment/Cards.ts"
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
  /** null: the payment processor asks for it on its own pages. */
  readonly card: PayingCard | null
  /** An expiry year before it is sent as this one. */
  readonly currentYear: number
}

const tokenOf = Effect.fnUntraced(function* (card: PayingCard, expiryYear: number) {
  if (card._tag === "Kept") return card.token
  const { holderName, number, securityCode, expiryMonth } = card
  const cards = yield* Cards
  return yield* cards.tokenize({ holderName, number, securityCode, expiryMonth, expiryYear })
})

const paymentWith = Effect.fnUntraced(function* (card: PayingCard, currentYear: number) {
  const { holderName, securityCode, expiryMonth, addressLine, city, state, zip } = card
  const expiryYear = currentOrLaterYear(card.expiryYear, currentYear)
  const { token, cardType, lastDigits } = yield* tokenOf(card, expiryYear)
  return {
    token,
    cardType,
    lastDigits,
    holderName,
    securityCode,
    expiryMonth,
    expiryYear,
    addressLine,
    city,
    state,
    zip,
  }
})

/**
 * Places the order with the card's token and returns its code. A typed card goes to the processor's vault first, a
 * saved one already is its token; the shop's server never sees the number. Without a card, the answer says where to pay. spec: decisions, Calls; order-builder §5
 * [ob5-expiry]
 */
export const placeOrder = Effect.fn("placeOrder")(function* (placement: Placement) {
  const payment = placement.card === null ? null : yield* paymentWith(placement.card, placement.currentYear)
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
