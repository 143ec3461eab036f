import { Schema } from "effect"
import { Criterion } from "../../definition/Audience.ts"
import { FullQuickPick } from "../quick-picks/QuickPick.ts"

/** The kinds of hits that come from attributes in an audience search. */
export const ATTRIBUTE_HIT_KINDS = ["value", "lifestyle", "propensity", "attribute", "industry"] as const

/** All kinds of hits; groups that match equally well follow this order. */
export const AUDIENCE_HIT_KINDS = [...ATTRIBUTE_HIT_KINDS, "quickPick"] as const

/** The kind of a search hit. */
export const AudienceHitKind = Schema.Literals(AUDIENCE_HIT_KINDS)
export type AudienceHitKind = typeof AudienceHitKind.Type

/** A search hit that can be added to an audience. */
export const AudienceHit = Schema.Struct({
  /** The hit's attribute, or the attribute that it's a value of; '' for a quick pick. */
  column: Schema.String,
  /** The name that users see: 'Dog', 'Boating and Sailing', '5812 Eating Places'. */
  name: Schema.String,
  /**
   * The criterion that choosing the hit adds to an audience; null for a quick pick, and for an attribute that requires
   * a range, which is chosen in its own section.
   */
  criterion: Schema.NullOr(Criterion),
  /** The quick pick that was found, with all its criteria. */
  quickPick: Schema.optionalKey(FullQuickPick),
})
export type AudienceHit = typeof AudienceHit.Type

/** The hits under one heading, most likely first. */
export const AudienceHitGroup = Schema.Struct({
  kind: AudienceHitKind,
  /** The attribute that the values belong to; for all other kinds of hits, a common heading. */
  heading: Schema.String,
  hits: Schema.Array(AudienceHit),
  /** The number of hits that aren't listed. */
  more: Schema.Int,
})
export type AudienceHitGroup = typeof AudienceHitGroup.Type

/** The maximum length of the search text; no name is longer. */
export const MAX_AUDIENCE_TEXT_LENGTH = 100
/** The number of hits per group that a search box shows. */
export const AUDIENCE_HITS_PER_GROUP = 6
/** The maximum number of hits per group that can be requested. */
export const MAX_AUDIENCE_HITS_PER_GROUP = 100
