import { Effect, Schema } from "effect"
import { SelectedBy } from "./SelectedBy.ts"
import { SuppressedCount } from "./SuppressedCount.ts"
import { TRUE_OF } from "./TrueOf.ts"
import { WithoutPlace } from "./WithoutPlace.ts"

/** The number of records that one area brings. */
export const AreaRecords = Schema.Struct({
  /** The area's key from `areaKey`: 'zip:60614'. */
  key: Schema.String,
  available: Schema.Int,
  withPhones: Schema.Int,
})

/** The records that one area of a definition brings. A record goes to the first area that contains it. */
export const AreaCount = Schema.Struct({
  ...AreaRecords.fields,
  /**
   * The records of saved lists by the attributes that selected them; the parts sum to `available`. Missing if no list
   * has an attribute.
   */
  selectedBy: Schema.optionalKey(Schema.Array(SelectedBy)),
})
export type AreaCount = typeof AreaCount.Type

/**
 * An exact count. The areas keep the definition's order, without the excluded ones, and sum to the totals; areas with
 * nothing available stay in with 0. `withPhones` counts the records that may be delivered with a phone.
 */
export const CountAnswer = Schema.Struct({
  ...TRUE_OF,
  total: Schema.Int,
  withPhones: Schema.Int,
  areas: Schema.Array(AreaCount),
  /**
   * The sources of suppression in use, in the order in which they take; those who must not be sold where there are any.
   * Counted before one record a household and the nearest records are taken.
   */
  suppressed: Schema.Array(SuppressedCount).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  /** Records of the source that the definition's shapes skip because their location is unknown. */
  withoutPlace: Schema.Array(WithoutPlace).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
})
export type CountAnswer = typeof CountAnswer.Type
