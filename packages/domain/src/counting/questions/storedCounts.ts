import { Effect, Schema, SchemaTransformation } from "effect"
import { CountAnswer } from "./CountAnswer.ts"
import { CountReceipt } from "./CountReceipt.ts"
import { SuppressedCount, SuppressionSource } from "./SuppressedCount.ts"

/** The entry that earlier releases stored for the do-not-sell list, whose size only the operator may see. */
const DO_NOT_SELL = "doNotSell"

const EarlierCount = Schema.Struct({
  ...SuppressedCount.fields,
  source: Schema.Literals([...SuppressionSource.literals, DO_NOT_SELL]),
})

/** The suppression counts as stored, without the entry of the do-not-sell list [ob4-do-not-sell]. */
const StoredSuppressed = Schema.Array(EarlierCount).pipe(
  Schema.decodeTo(
    Schema.toType(Schema.Array(SuppressedCount)),
    SchemaTransformation.transform<ReadonlyArray<SuppressedCount>, ReadonlyArray<typeof EarlierCount.Type>>({
      decode: (stored) =>
        stored.flatMap(({ source, ...counts }) => (source === DO_NOT_SELL ? [] : [{ source, ...counts }])),
      encode: (counts) => counts,
    }),
  ),
)

/** A `CountAnswer` as stored by this release or an earlier one. */
export const StoredCountAnswer = Schema.Struct({
  ...CountAnswer.fields,
  suppressed: StoredSuppressed.pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
})

/** A `CountReceipt` as stored by this release or an earlier one. */
export const StoredCountReceipt = Schema.Struct({ ...CountReceipt.fields, suppressed: StoredSuppressed })
