import { DateTime, Effect } from "effect"
import type { CountAnswer } from "./CountAnswer.ts"
import { receiptOf } from "./CountReceipt.ts"

/** The receipt of a count that was answered just now. */
export const takeReceipt = Effect.fn("takeReceipt")(function* (answer: CountAnswer) {
  return receiptOf(answer, DateTime.formatIso(yield* DateTime.now))
})
