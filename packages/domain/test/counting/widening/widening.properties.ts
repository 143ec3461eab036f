import assert from "node:assert/strict"
import fc from "fast-check"
import { Result } from "effect"
import { bestSuggestions } from "../../../src/counting/widening/bestSuggestions.ts"
import { relax, relaxationKey } from "../../../src/counting/widening/relax.ts"
import { suggestions } from "../../../src/counting/widening/suggestions.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"
import { anyArea, definitionOf, suppressed, universe } from "../evaluator/arbitraryUniverse.ts"
import { answer, whom } from "../evaluator/exampleUniverse.ts"

const wanted = fc.integer({ min: 1, max: 14 })

export const wideningSentences = sentencesAbout(
  "counting",
  always(
    "a suggestion toward a quantity brings as many as it says, the nearest first, and none when there are as many",
    fc.property(universe, definitionOf(anyArea), suppressed, wanted, (from, definition, by, quantity) => {
      const { total } = answer(from, definition, by).details
      const all = Result.getOrThrow(suggestions(from, definition, by, quantity))
      if (quantity <= total) return all.length === 0
      for (const { definition: relaxed, more, relaxation } of all) {
        assert.deepEqual(relaxed, relax(definition, relaxation))
        assert.equal(answer(from, relax(definition, relaxation), by).details.total, total + more)
        assert.ok(more > 0)
      }
      assert.equal(new Set(all.map(({ relaxation }) => relaxationKey(relaxation))).size, all.length)
      assert.deepEqual(all, bestSuggestions(all, quantity - total))
      return true
    }),
  ),
  always(
    "a step keeps everybody whom the list has",
    fc.property(universe, definitionOf(anyArea), suppressed, wanted, (from, definition, by, quantity) => {
      const before = whom(from, definition, by).flat()
      for (const { relaxation } of Result.getOrThrow(suggestions(from, definition, by, quantity))) {
        // For nearest areas and lists of households, a step may replace one record with another.
        if (definition.areas.some(({ kind }) => kind === "closest")) continue
        if (definition.audience.unit === "allHouseholds") continue
        const after = new Set(whom(from, relax(definition, relaxation), by).flat())
        assert.ok(before.every((key) => after.has(key)))
      }
      return true
    }),
  ),
  always(
    "a step that is taken cannot be taken again",
    fc.property(universe, definitionOf(anyArea), suppressed, wanted, (from, definition, by, quantity) =>
      Result.getOrThrow(suggestions(from, definition, by, quantity)).every(({ relaxation }) => {
        const taken = relax(definition, relaxation)
        return taken !== definition && relax(taken, relaxation) === taken
      }),
    ),
  ),
)
