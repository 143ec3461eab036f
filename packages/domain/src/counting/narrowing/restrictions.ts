import { Result } from "effect"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { columnsToNarrow } from "./columnsToNarrow.ts"
import { narrowColumn } from "./narrowColumn.ts"
import { restrict } from "./restrict.ts"
import type { RestrictionSuggestion } from "../questions/Restriction.ts"
import { nearestRestrictions, candidateRestrictions } from "./candidateRestrictions.ts"
import { breakdown } from "../evaluator/breakdown.ts"
import { evaluate } from "../evaluator/evaluate.ts"
import type { SelectionRefusal } from "../evaluator/SelectionRefusal.ts"
import type { SuppressedKeys, Universe } from "../evaluator/Universe.ts"

/**
 * Finds the single restrictions that reduce the count to about the wanted number of records, closest first. Counts each
 * one separately.
 */
export const restrictions = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys,
  wanted: number,
): Result.Result<ReadonlyArray<RestrictionSuggestion>, SelectionRefusal> =>
  Result.gen(function* () {
    const { details, selected } = yield* evaluate(universe, definition, suppressed)
    const { areas, total } = details
    const others = candidateRestrictions(definition, areas, wanted)
    const records = selected.flatMap((area) => area.records)
    const narrowed =
      wanted < 1 || wanted >= total
        ? []
        : columnsToNarrow(definition, universe.columns).flatMap(
            (column) =>
              narrowColumn(definition, column, breakdown(records, column), total, wanted)?.restriction ?? [],
          )
    const all: Array<RestrictionSuggestion> = []
    for (const restriction of [...narrowed, ...others]) {
      const restricted = restrict(definition, restriction)
      const answer = yield* evaluate(universe, restricted, suppressed)
      all.push({ restriction, definition: restricted, records: answer.details.total })
    }
    return nearestRestrictions(all, total, wanted)
  })
