import { IndustryCode } from "@listwright/domain/definition"
import { Schema } from "effect"

/** A node in the business type tree, in the format that tree widgets expect. */
export const WireIndustryNode = Schema.Struct({
  /** The node's display text. */
  data: Schema.String,
  attributes: Schema.Struct({ IndustryCode }),
  /** 'closed' if the node has children, '' if it doesn't. */
  state: Schema.Literals(["closed", ""]),
  val: Schema.String,
  /** Always empty; children are loaded when the node is opened. */
  children: Schema.Array(Schema.Never),
})
export type WireIndustryNode = typeof WireIndustryNode.Type

/** A node that matches a keyword. */
export const WireIndustryHit = Schema.Struct({
  IndustryCode,
  IndustryDesc: Schema.String,
  /** The depth: 1 for a division, increasing by 1 with every level. */
  IndustryLevel: Schema.Int,
  TopLevelIndustryCode: IndustryCode,
  IsBottom: Schema.Boolean,
})
export type WireIndustryHit = typeof WireIndustryHit.Type
