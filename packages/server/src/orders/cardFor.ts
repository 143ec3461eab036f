import { Effect, Redacted } from "effect"
import { Processors } from "../payments/Processors.ts"
import type { Payment } from "./Placing.ts"
import { PlacementRefused } from "./PlacingErrors.ts"

/** The card behind the payment; a number goes to the processor and nowhere else. */
export const cardFor = Effect.fnUntraced(
  function* (payment: Payment) {
    const processors = yield* Processors
    if (payment.kind === "token") {
      return { card: yield* processors.card(payment.token), securityCode: payment.securityCode }
    }
    const typed = Redacted.value(payment.card)
    return { card: yield* processors.acceptNumber(typed), securityCode: Redacted.make(typed.securityCode) }
  },
  Effect.mapError(({ message }) => new PlacementRefused({ message })),
)
