import { Schema } from "effect"
import { IndustryCode } from "../../definition/Audience.ts"

/** The column of business sources that industries are chosen of. */
export const INDUSTRY_COLUMN = "SIC"

/** Industries that a record may have: the primary one and two more. */
export const MAX_INDUSTRIES = 3

/** A node of the tree of business types. */
export const Industry = Schema.Struct({
  code: IndustryCode,
  /** The name that users see: 'Eating and Drinking Places'. */
  name: Schema.String,
  /** 1 for a division, and one more with every step down. */
  level: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  /** The division that it belongs to; its own code when it is one. */
  topLevelCode: IndustryCode,
  /** Nothing is below it. */
  isBottom: Schema.Boolean,
})
export type Industry = typeof Industry.Type
