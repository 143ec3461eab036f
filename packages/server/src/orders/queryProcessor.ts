import { paymentDeadline } from "@listwright/domain/order"
import { Clock, Effect } from "effect"
import { OutcomeUnknown, Processors } from "../payments/Processors.ts"
import { beginCharge } from "./beginCharge.ts"
import { FREE_ORDER_OUTCOME, isFree } from "./chargeOrder.ts"
import type { ChargeIntent } from "./NewOrder.ts"

/** A charge whose outcome hasn't been stored yet. */
export interface UnsettledCharge extends ChargeIntent {
  /** The charge's processor; null for charges from an earlier release, which didn't record it. */
  readonly processor: string | null
  readonly page: string | null
}

/**
 * Returns whether a charge can only have been sent to this processor: the charge was intended for this processor or, if
 * that isn't recorded, no other processor knows its card.
 */
const isOwn = Effect.fnUntraced(function* ({ processor, token }: UnsettledCharge) {
  const processors = yield* Processors
  return processor === null ? yield* Effect.isSuccess(processors.card(token)) : processor === processors.id
})

/**
 * Queries a charge's state. Reopens its payment page if the response with the page was lost; closes an expired page,
 * and a charge that never arrived, so that it can never be made. Only the processor that should have made the charge
 * can know that it never arrived.
 */
export const queryProcessor = Effect.fnUntraced(function* (charge: UnsettledCharge) {
  if (isFree(charge)) return FREE_ORDER_OUTCOME
  const processors = yield* Processors
  const { begunAt, key, page } = charge
  const begun = { key, begunAt, page }
  const now = yield* Clock.currentTimeMillis
  const known = yield* processors.lookup(begun)
  if (known.state === "open")
    return now < paymentDeadline(begunAt.getTime()) ? known : yield* processors.close(begun)
  if (known.state !== "notSeen") return known
  const { pages } = processors
  if (pages !== null && page === null && now < begunAt.getTime() + pages.beginWithin)
    return yield* beginCharge(charge)
  return (yield* isOwn(charge)) ? yield* processors.close(begun) : yield* new OutcomeUnknown({ key })
})
