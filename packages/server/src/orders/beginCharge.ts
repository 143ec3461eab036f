import { paymentDeadline } from "@listwright/domain/order"
import { Effect, Redacted } from "effect"
import { Processors } from "../payments/Processors.ts"
import type { ChargeIntent } from "./NewOrder.ts"

/** Begins an intent's charge; repeating this doesn't make a second charge. */
export const beginCharge = Effect.fnUntraced(function* (
  intent: ChargeIntent,
  securityCode: Redacted.Redacted = Redacted.make(""),
) {
  const processors = yield* Processors
  return yield* processors.begin({
    ...intent,
    securityCode,
    expiresAt: new Date(paymentDeadline(intent.begunAt.getTime())),
  })
})
