import { Schema } from "effect"
import { IndustryCode } from "../../definition/Audience.ts"

/** The maximum number of industries in one question, enough for two screens of rows. */
export const MAX_COUNTED_INDUSTRIES = 60

/** The industries in a question. */
export const IndustriesRequest = Schema.Array(IndustryCode).check(
  Schema.isMaxLength(MAX_COUNTED_INDUSTRIES, {
    message: `must be at most ${MAX_COUNTED_INDUSTRIES} industries`,
  }),
)

/**
 * The records that each industry would bring in. A record may have three industries, so the figures don't necessarily
 * add up to the total.
 */
export const IndustryRecords = Schema.Struct({
  /** The list's records regardless of their industries. */
  total: Schema.Int,
  industries: Schema.Array(Schema.Struct({ code: IndustryCode, records: Schema.Int })),
})
export type IndustryRecords = typeof IndustryRecords.Type
