import { Schema } from "effect"

/** A whole number of records, 0 or more. */
export const Records = Schema.Int.check(
  Schema.isGreaterThanOrEqualTo(0, { message: "must not be negative" }),
).pipe(Schema.brand("Records"))
export type Records = typeof Records.Type
