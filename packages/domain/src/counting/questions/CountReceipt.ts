import { DateTime, Effect, Schema } from "effect"
import { AreaRecords, type CountAnswer } from "./CountAnswer.ts"
import { SuppressedCount } from "./SuppressedCount.ts"
import { DefinitionHash } from "../../definition/ListDefinition.ts"

/** A count's result, kept for comparison with a later count. */
export const CountReceipt = Schema.Struct({
  version: Schema.Literal(1),
  definitionHash: DefinitionHash,
  /** The data snapshot that the result applies to. */
  snapshot: Schema.String,
  /** The time of the count, in ISO 8601; the engine may have cached the answer earlier. */
  countedAt: Schema.String.check(
    Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, {
      message: "must be a time, like 2026-11-22T09:30:00Z",
    }),
  ),
  total: Schema.Int,
  withPhones: Schema.Int,
  areas: Schema.Array(AreaRecords),
  suppressed: Schema.Array(SuppressedCount),
})
export type CountReceipt = typeof CountReceipt.Type

/** Builds the receipt of a count that was answered at `countedAt`. */
export const toCountReceipt = (answer: CountAnswer, countedAt: string): CountReceipt => {
  const { definitionHash, snapshot, suppressed, total, withPhones } = answer
  const areas = answer.areas.map(({ available, key, withPhones: phones }) => ({
    key,
    available,
    withPhones: phones,
  }))
  return { version: 1, definitionHash, snapshot, countedAt, total, withPhones, areas, suppressed }
}

/** Builds the receipt of a count that was just answered. */
export const createCountReceipt = Effect.fn("createCountReceipt")(function* (answer: CountAnswer) {
  return toCountReceipt(answer, DateTime.formatIso(yield* DateTime.now))
})
