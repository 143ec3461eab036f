import { Schema } from "effect"
import { Criterion } from "../../definition/Audience.ts"
import { QuickPickInFull } from "../quick-picks/QuickPick.ts"

/** What of attributes a search over an audience finds. */
export const ATTRIBUTE_HIT_KINDS = ["value", "lifestyle", "propensity", "attribute", "industry"] as const

/** All that it finds, in the order of equally near groups. */
export const AUDIENCE_HIT_KINDS = [...ATTRIBUTE_HIT_KINDS, "quickPick"] as const

/** One of these kinds. */
export const AudienceHitKind = Schema.Literals(AUDIENCE_HIT_KINDS)
export type AudienceHitKind = typeof AudienceHitKind.Type

/** Something that people may be chosen by. */
export const AudienceHit = Schema.Struct({
  /** The attribute that it is, or is a value of; '' of a quick pick. */
  column: Schema.String,
  /** What people call it: 'Dog', 'Boating and Sailing', '5812 Eating Places'. */
  name: Schema.String,
  /** What choosing it adds to an audience; null for an attribute that takes a range, which is chosen at its own place. */
  criterion: Schema.NullOr(Criterion),
  /** The quick pick that it is, with all that it chooses. */
  quickPick: Schema.optionalKey(QuickPickInFull),
})
export type AudienceHit = typeof AudienceHit.Type

/** What was found under one heading, the likeliest first. */
export const AudienceHitGroup = Schema.Struct({
  kind: AudienceHitKind,
  /** The attribute whose values these are; of all other kinds what they have in common. */
  heading: Schema.String,
  hits: Schema.Array(AudienceHit),
  /** How many others there are. */
  more: Schema.Int,
})
export type AudienceHitGroup = typeof AudienceHitGroup.Type

/** The longest text that is searched for; no name is so long. */
export const AUDIENCE_TEXT_MAX = 100
/** As many of a group as a search box shows. */
export const AUDIENCE_HITS = 6
/** The most of a group that may be asked for. */
export const AUDIENCE_HITS_MAX = 100
