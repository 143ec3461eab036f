import { Effect, Layer } from "effect"
import { Counts } from "../../../src/counting/Counts.ts"
import type { SuppressedKeys, Universe } from "../../../src/counting/evaluator/Universe.ts"
import type { CanonicalDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { DefinitionHash } from "../../../src/definition/ListDefinition.ts"
import { answer } from "../evaluator/exampleUniverse.ts"

/** Counts of a small universe by the evaluator, with what was asked. */
export const evaluatedCounts = (universe: Universe, suppressed: SuppressedKeys) => {
  const asked: Array<CanonicalDefinition> = []
  const layer = Layer.mock(Counts, {
    count: (definition) => {
      asked.push(definition)
      const { total, withPhones } = answer(universe, definition, suppressed).details
      const known = { definitionHash: DefinitionHash.make("h"), snapshot: "s" }
      return Effect.succeed({ ...known, total, withPhones, areas: [], withoutPlace: [], suppressed: [] })
    },
  })
  return { asked, layer }
}
