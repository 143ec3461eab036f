import { Effect, type Redacted } from "effect"
import { toCents } from "../payments/cents.ts"
import type { ChargeOutcome } from "../payments/Processors.ts"
import { beginCharge } from "./beginCharge.ts"
import { commitPaymentPage } from "./commitPaymentPage.ts"
import { commitSettlement } from "./commitSettlement.ts"
import type { ChargeIntent } from "./NewOrder.ts"

/** The time within which a processor must respond before the order counts as pending. */
const ANSWER_WITHIN = "4 seconds"

/** The outcome of an order with nothing to charge. */
export const FREE_ORDER_OUTCOME: ChargeOutcome = { state: "captured", reference: "nothing to charge" }

export const isFree = (intent: Pick<ChargeIntent, "amount">): boolean => toCents(intent.amount) === 0

const UNKNOWN = { state: "unknown" } as const

/**
 * Makes the charge for an order written by the first transaction. Then settles the order by its outcome, or stores its
 * payment page.
 */
export const chargeOrder = Effect.fn("chargeOrder")(function* (
  intent: ChargeIntent,
  securityCode: Redacted.Redacted,
) {
  const charge = isFree(intent) ? Effect.succeed(FREE_ORDER_OUTCOME) : beginCharge(intent, securityCode)
  const begun = yield* charge.pipe(
    Effect.timeout(ANSWER_WITHIN),
    Effect.catchTag(["OutcomeUnknown", "TimeoutError"], () => Effect.succeed(UNKNOWN)),
    // If anything fails on the way to the processor, the outcome is unknown here.
    Effect.catchDefect((defect) =>
      Effect.as(Effect.logError(`the charge of ${intent.orderCode} failed`, defect), UNKNOWN),
    ),
  )
  if (begun.state === "open") yield* commitPaymentPage(intent, begun)
  else yield* commitSettlement(intent.orderCode, begun)
})
