import { Effect, Redacted } from "effect"
import { type HostedPageSettings, Processors } from "../payments/Processors.ts"
import type { Payment } from "./OrderPlacements.ts"
import { PlacementRefused } from "./PlacementErrors.ts"

const paidElsewhere = (name: string): string =>
  `This site doesn't accept cards directly. Orders are paid at ${name}, and the response includes the payment URL. Nothing was charged. Please send the order without a card.`

const NO_CARD = "Orders are paid by card. Please enter a card."

/**
 * Returns no card for a processor that requests it on its own pages; refuses a card sent with the order, without
 * reading it.
 */
const paidOnPages = ({ name }: HostedPageSettings, payment: Payment) =>
  payment.kind === "none"
    ? Effect.succeed({ card: { token: "", cardType: name, lastDigits: "" }, securityCode: Redacted.make("") })
    : Effect.fail(new PlacementRefused({ reason: paidElsewhere(name) }))

/** Returns the card for a payment; a card number is sent only to the processor. */
export const resolvePaymentCard = Effect.fnUntraced(function* (payment: Payment) {
  const processors = yield* Processors
  if (processors.pages !== null) return yield* paidOnPages(processors.pages, payment)
  const refused = ({ message }: { readonly message: string }) => new PlacementRefused({ reason: message })
  switch (payment.kind) {
    case "none":
      return yield* new PlacementRefused({ reason: NO_CARD })
    case "token": {
      const card = yield* Effect.mapError(processors.card(payment.token), refused)
      return { card, securityCode: payment.securityCode }
    }
    case "number": {
      const typed = Redacted.value(payment.card)
      const card = yield* Effect.mapError(processors.acceptNumber(typed), refused)
      return { card, securityCode: Redacted.make(typed.securityCode) }
    }
  }
})
