import { Effect, type Redacted } from "effect"
import { toCents } from "../payments/cents.ts"
import { type ChargeOutcome, Processors } from "../payments/Processors.ts"
import { commitSettlement } from "./commitSettlement.ts"
import type { ChargeIntent } from "./NewOrder.ts"

/** How long a processor may take before the order counts as pending. */
const ANSWER_WITHIN = "4 seconds"

/** Nothing to pay is nothing to charge. */
export const FREE: ChargeOutcome = { state: "captured", reference: "nothing to charge" }

export const isFree = (intent: Pick<ChargeIntent, "amount">): boolean => toCents(intent.amount) === 0

/** Makes the charge of an order that the first transaction has written, and settles the order by its outcome. */
export const chargeOrder = Effect.fn("chargeOrder")(function* (
  intent: ChargeIntent,
  securityCode: Redacted.Redacted,
) {
  const processors = yield* Processors
  const charge = isFree(intent) ? Effect.succeed(FREE) : processors.charge({ ...intent, securityCode })
  const outcome = yield* charge.pipe(
    Effect.timeout(ANSWER_WITHIN),
    Effect.catchTag(["OutcomeUnknown", "TimeoutError"], () => Effect.succeed({ state: "unknown" as const })),
    // If anything fails on the way to the processor, the outcome is unknown here.
    Effect.catchDefect((defect) =>
      Effect.as(Effect.logError(`the charge of ${intent.orderCode} failed`, defect), {
        state: "unknown" as const,
      }),
    ),
  )
  yield* commitSettlement(intent.orderCode, outcome)
})
