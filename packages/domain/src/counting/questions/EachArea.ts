import { Schema } from "effect"
import { AreaCount } from "./CountAnswer.ts"
import { TRUE_OF } from "./TrueOf.ts"

/** The most areas that are counted each by itself: as many as a search shows. */
export const MAX_EACH_AREA = 60

/**
 * The records that each area would bring as the only chosen one, in the order of the definition. Areas that share
 * records each count them, so the figures don't add up to a total. Excluded areas take away from all of them.
 */
export const CountEachArea = Schema.Struct({ ...TRUE_OF, areas: Schema.Array(AreaCount) })
export type CountEachArea = typeof CountEachArea.Type
