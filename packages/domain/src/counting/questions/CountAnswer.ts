import { Effect, Schema } from "effect"
import { AttributeSelection } from "./AttributeSelection.ts"
import { SuppressedCount } from "./SuppressedCount.ts"
import { ANSWER_BASIS } from "./AnswerBasis.ts"
import { UnlocatedRecords } from "./UnlocatedRecords.ts"

/** The number of records that one area brings in. */
export const AreaRecords = Schema.Struct({
  /** The area's key from `areaKey`: 'zip:60614'. */
  key: Schema.String,
  available: Schema.Int,
  withPhones: Schema.Int,
})

/** The records that one area of a definition brings in. A record goes to the first area that contains it [ob4-first-area]. */
export const AreaCount = Schema.Struct({
  ...AreaRecords.fields,
  /**
   * The records of saved lists, grouped by the attributes that selected them; the parts add up to `available`. Missing
   * if no list has any attributes.
   */
  selectedBy: Schema.optionalKey(Schema.Array(AttributeSelection)),
})
export type AreaCount = typeof AreaCount.Type

/**
 * An exact count. The areas keep the definition's order, without the excluded ones, and add up to the totals; areas
 * with nothing available are included as 0. `withPhones` is the number of records with a deliverable phone.
 */
export const CountAnswer = Schema.Struct({
  ...ANSWER_BASIS,
  total: Schema.Int,
  withPhones: Schema.Int,
  areas: Schema.Array(AreaCount),
  /**
   * The active suppression sources in the order in which they apply. They're counted before the selection is reduced to
   * one record per household and to the nearest records.
   */
  suppressed: Schema.Array(SuppressedCount).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  /** The source's records that the definition's shapes exclude because their location is unknown. */
  withoutPlace: Schema.Array(UnlocatedRecords).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
})
export type CountAnswer = typeof CountAnswer.Type
