import { Schema } from "effect"

/** A number of records: a whole number, not negative. */
export const Records = Schema.Int.check(
  Schema.isGreaterThanOrEqualTo(0, { message: "must not be negative" }),
).pipe(Schema.brand("Records"))
export type Records = typeof Records.Type
