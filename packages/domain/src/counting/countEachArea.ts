import { Effect } from "effect"
import type { Area } from "../definition/Area.ts"
import { canonicalDefinition } from "../definition/canonicalDefinition.ts"
import { LiveCounts, type LiveQuestion } from "./LiveCounts.ts"
import { MAX_SEPARATE_AREAS } from "./questions/EachArea.ts"

/**
 * Counts the records of each candidate area under the definition's audience, suppressions, and exclusions, by
 * `areaKey`. Each area is counted as if it were the only chosen one; the definition's chosen areas don't matter.
 * Interrupting the effect cancels the question.
 */
export const countEachArea = Effect.fn("countEachArea")(function* (
  question: LiveQuestion,
  candidates: ReadonlyArray<Area>,
) {
  const counts = yield* LiveCounts
  const excluded = question.definition.areas.filter((area) => area.excluded)
  const records = new Map<string, number>()
  for (let from = 0; from < candidates.length; from += MAX_SEPARATE_AREAS) {
    const some = candidates.slice(from, from + MAX_SEPARATE_AREAS)
    const chosen = some.map((area) => ({ ...area, excluded: false }))
    const definition = canonicalDefinition({ ...question.definition, areas: [...excluded, ...chosen] })
    const { eachArea } = yield* counts.eachArea({ ...question, definition })
    for (const { available, key } of eachArea.areas) records.set(key, available)
  }
  return records
})
