import { Schema } from "effect"
import { AreaCount } from "./CountAnswer.ts"
import { ANSWER_BASIS } from "./AnswerBasis.ts"

/** The maximum number of areas to count individually, which is the number of results that a search shows. */
export const MAX_SEPARATE_AREAS = 60

/**
 * The records that each area would bring in as the only chosen one, in the definition's order. Areas that share records
 * each count them, so the figures don't add up to a total. Excluded areas are subtracted from all of them.
 */
export const CountEachArea = Schema.Struct({ ...ANSWER_BASIS, areas: Schema.Array(AreaCount) })
export type CountEachArea = typeof CountEachArea.Type
