import { IndustryCode } from "@listwright/domain/definition"
import { Schema } from "effect"

/** A node of the tree of business types, as widgets for trees read it. */
export const WireIndustryNode = Schema.Struct({
  /** The display text of the node. */
  data: Schema.String,
  attributes: Schema.Struct({ IndustryCode }),
  /** 'closed' where there is something below it; '' where there is not. */
  state: Schema.Literals(["closed", ""]),
  val: Schema.String,
  /** Always empty: children are requested when the node is opened. */
  children: Schema.Array(Schema.Never),
})
export type WireIndustryNode = typeof WireIndustryNode.Type

/** A node that a keyword was found in. */
export const WireIndustryHit = Schema.Struct({
  IndustryCode,
  IndustryDesc: Schema.String,
  /** 1 for a division, and one more with every step down. */
  IndustryLevel: Schema.Int,
  TopLevelIndustryCode: IndustryCode,
  IsBottom: Schema.Boolean,
})
export type WireIndustryHit = typeof WireIndustryHit.Type
