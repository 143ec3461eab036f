import { Result } from "effect"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { evaluate } from "../evaluator/evaluate.ts"
import type { SelectionRefused } from "../evaluator/SelectionRefused.ts"
import type { Suppressed, Universe } from "../evaluator/Universe.ts"
import type { Suggestion } from "../questions/Suggestion.ts"
import { relaxationsOf } from "./relaxationsOf.ts"

/** The relaxations that bring more records, the most first; equal ones in the order of `relaxationsOf`. */
export const suggestions = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: Suppressed,
): Result.Result<ReadonlyArray<Suggestion>, SelectionRefused> =>
  Result.gen(function* () {
    const total = (yield* evaluate(universe, definition, suppressed)).details.total
    const all: Array<Suggestion> = []
    for (const relaxed of relaxationsOf(definition)) {
      const { details } = yield* evaluate(universe, relaxed.definition, suppressed)
      if (details.total > total) all.push({ ...relaxed, more: details.total - total })
    }
    return all.toSorted((a, b) => b.more - a.more)
  })
