import { Result } from "effect"
import type { Point } from "../../definition/AreaShape.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { breakdown } from "../evaluator/breakdown.ts"
import { findRecordUnit } from "../evaluator/Gazetteer.ts"
import { evaluate } from "../evaluator/evaluate.ts"
import type { SelectionRefusal } from "../evaluator/SelectionRefusal.ts"
import type { SuppressedKeys, Universe } from "../evaluator/Universe.ts"
import type { RelaxedDefinition, Suggestion } from "../questions/Suggestion.ts"
import { bestSuggestions } from "./bestSuggestions.ts"
import { columnsToWiden } from "./columnsToWiden.ts"
import { relax } from "./relax.ts"
import { candidateRelaxations } from "./candidateRelaxations.ts"
import { widenColumn } from "./widenColumn.ts"
import { candidateWidenings } from "./candidateWidenings.ts"

/** Returns the centers of the ZIP Codes (in Canada, of the forward sortation areas) that have records. */
const livedIn = ({ gazetteer, records }: Universe): ReadonlyMap<string, Point> => {
  const zips = new Set(records.map((record) => findRecordUnit(record, "zip")))
  return new Map([...gazetteer.centers.zip].filter(([zip]) => zips.has(zip)))
}

/**
 * Finds the changes that would bring in more records, each counted separately, largest first. If a `wanted` quantity
 * hasn't been reached, also tries changes by one step and sorts by how close each one gets to it. If it has been
 * reached, returns an empty list.
 */
export const suggestions = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys,
  wanted?: number,
): Result.Result<ReadonlyArray<Suggestion>, SelectionRefusal> =>
  Result.gen(function* () {
    const { areas, total } = (yield* evaluate(universe, definition, suppressed)).details
    if (wanted !== undefined && wanted <= total) return []
    const missing = wanted === undefined ? null : wanted - total
    const relaxed: Array<RelaxedDefinition> = [...candidateRelaxations(definition)]
    const add = (relaxation: RelaxedDefinition["relaxation"]) =>
      relaxed.push({ relaxation, definition: relax(definition, relaxation) })
    if (missing !== null) {
      for (const column of columnsToWiden(definition, universe.columns)) {
        const without = relax(definition, { kind: "dropColumn", column: column.column })
        const { selected } = yield* evaluate(universe, without, suppressed)
        const rows = breakdown(
          selected.flatMap(({ records }) => records),
          column,
        )
        const widened = widenColumn(definition, column, rows, missing)
        if (widened !== null) add(widened)
      }
      candidateWidenings(definition, areas, missing, livedIn(universe)).forEach(add)
    }
    const all: Array<Suggestion> = []
    for (const one of relaxed) {
      const { details } = yield* evaluate(universe, one.definition, suppressed)
      all.push({ ...one, more: details.total - total })
    }
    return bestSuggestions(all, missing)
  })
