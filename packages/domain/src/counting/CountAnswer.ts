import { Schema } from "effect"

/** What one area of a definition brings. Records are given to the first area that contains them. */
export const AreaCount = Schema.Struct({
  /** As `areaKey` writes it: 'zip:60614'. */
  key: Schema.String,
  available: Schema.Int,
  withPhones: Schema.Int,
})
export type AreaCount = typeof AreaCount.Type

/**
 * An exact count. The areas stand in the definition's order, without the excluded ones, and sum to the totals; areas
 * with nothing available are kept here with 0. `withPhones` counts the records that a phone may be delivered for.
 */
export const CountAnswer = Schema.Struct({
  definitionHash: Schema.String,
  /** The state of the data that this is true of. */
  snapshot: Schema.String,
  total: Schema.Int,
  withPhones: Schema.Int,
  areas: Schema.Array(AreaCount),
})
export type CountAnswer = typeof CountAnswer.Type
