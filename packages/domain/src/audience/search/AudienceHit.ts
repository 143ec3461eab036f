import { Schema } from "effect"
import { Criterion } from "../../definition/Audience.ts"
import { QuickPickInFull } from "../quick-picks/QuickPick.ts"

/** The kinds of hits that come from attributes in a search over an audience. */
export const ATTRIBUTE_HIT_KINDS = ["value", "lifestyle", "propensity", "attribute", "industry"] as const

/** All kinds of hits; groups that match equally well follow this order. */
export const AUDIENCE_HIT_KINDS = [...ATTRIBUTE_HIT_KINDS, "quickPick"] as const

/** One of these kinds. */
export const AudienceHitKind = Schema.Literals(AUDIENCE_HIT_KINDS)
export type AudienceHitKind = typeof AudienceHitKind.Type

/** A search hit that can be added to an audience. */
export const AudienceHit = Schema.Struct({
  /** The attribute that it is, or is a value of; '' of a quick pick. */
  column: Schema.String,
  /** The name that users see: 'Dog', 'Boating and Sailing', '5812 Eating Places'. */
  name: Schema.String,
  /**
   * The criterion that choosing it adds to an audience; null for an attribute that takes a range, which is chosen at
   * its own place, and for a quick pick.
   */
  criterion: Schema.NullOr(Criterion),
  /** The quick pick that it is, with all that it chooses. */
  quickPick: Schema.optionalKey(QuickPickInFull),
})
export type AudienceHit = typeof AudienceHit.Type

/** The hits under one heading, the likeliest first. */
export const AudienceHitGroup = Schema.Struct({
  kind: AudienceHitKind,
  /** The attribute whose values these are; of all other kinds what they have in common. */
  heading: Schema.String,
  hits: Schema.Array(AudienceHit),
  /** The number of hits that aren't listed. */
  more: Schema.Int,
})
export type AudienceHitGroup = typeof AudienceHitGroup.Type

/** The longest text that is searched for; no name is so long. */
export const AUDIENCE_TEXT_MAX = 100
/** The number of hits of a group that a search box shows. */
export const AUDIENCE_HITS = 6
/** The most of a group that may be asked for. */
export const AUDIENCE_HITS_MAX = 100
