import { Schema } from "effect"
import { AreaCount } from "./CountAnswer.ts"
import { ANSWER_BASIS } from "./AnswerBasis.ts"

/** The maximum number of areas to count individually, which is the number of results that a search shows. */
export const MAX_SEPARATE_AREAS = 60

/**
 * The records that each area would bring in if it were the only one chosen, in the definition's order. A record that
 * several areas share counts in each of them, so the figures don't add up to a total. Excluded areas are subtracted
 * from all of them.
 */
export const CountEachArea = Schema.Struct({ ...ANSWER_BASIS, areas: Schema.Array(AreaCount) })
export type CountEachArea = typeof CountEachArea.Type
