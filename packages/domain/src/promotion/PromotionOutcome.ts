import { Schema } from "effect"

/** The outcome of a promotion code; `promotionOutcomeNotice` returns its message. */
export const PromotionOutcome = Schema.Struct({
  code: Schema.String,
  state: Schema.Literals(["applied", "notMet", "notValid"]),
  /** The condition that the order doesn't meet; null unless the state is 'notMet'. */
  notMet: Schema.NullOr(Schema.Literals(["minimum spend", "minimum records", "other package"])),
  /** The minimum that the order doesn't meet, in dollars and records. Prices from earlier releases don't include it. */
  minimum: Schema.optionalKey(
    Schema.Struct({ spend: Schema.NullOr(Schema.String), records: Schema.NullOr(Schema.Int) }),
  ),
  amount: Schema.String,
})
export type PromotionOutcome = typeof PromotionOutcome.Type
