import { Schema } from "effect"
import { IndustryCode } from "../../definition/Audience.ts"

/** The column in business sources whose values are industries. */
export const INDUSTRY_COLUMN = "SIC"

/** The maximum number of industries per record: the primary one and two more. */
export const MAX_INDUSTRIES_PER_RECORD = 3

/** A node of the business type tree. */
export const Industry = Schema.Struct({
  code: IndustryCode,
  /** The name that users see: 'Eating and Drinking Places'. */
  name: Schema.String,
  /** The depth: 1 for a division, increasing by 1 with every level. */
  level: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  /** The node's division; its own code if it's a division. */
  topLevelCode: IndustryCode,
  /** True if the node has no children. */
  isBottom: Schema.Boolean,
})
export type Industry = typeof Industry.Type
