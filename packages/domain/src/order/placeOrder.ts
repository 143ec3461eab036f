import { Effect } from "effect"
import type { Draft } from "../drafts/Draft.ts"
import { Cards, type TypedCard } from "../payment/Cards.ts"
import type { Contact } from "./Contact.ts"
import { Orders, type PlaceRequest } from "./Orders.ts"

/** A card with the address that its bills go to, as typed. */
export interface PayingCard extends TypedCard {
  readonly addressLine: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export interface Placement {
  readonly draft: Pick<Draft, "id" | "revision">
  readonly contact: Contact
  readonly shown: PlaceRequest["shown"]
  readonly agreementAccepted: boolean
  readonly card: PayingCard
}

/**
 * Hands the card to the processor's vault, places the order with the token that stands for it, and gives the receipt.
 * The shop's server never sees the number. spec: decisions, Calls
 */
export const placeOrder = Effect.fn("placeOrder")(function* (placement: Placement) {
  const { holderName, number, securityCode, expiryMonth, expiryYear, ...address } = placement.card
  const expiry = { expiryMonth, expiryYear }
  const cards = yield* Cards
  const token = yield* cards.tokenize({ holderName, number, securityCode, ...expiry })
  const orders = yield* Orders
  return yield* orders.place({
    draftId: placement.draft.id,
    revision: placement.draft.revision,
    contact: placement.contact,
    shown: placement.shown,
    agreementAccepted: placement.agreementAccepted,
    payment: { ...token, holderName, securityCode, ...expiry, ...address },
  })
})
