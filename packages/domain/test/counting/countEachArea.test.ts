import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { countEachArea } from "../../src/counting/countEachArea.ts"
import { LiveCounts } from "../../src/counting/LiveCounts.ts"
import type { Area } from "../../src/definition/Area.ts"
import { areaKey } from "../../src/definition/areaKey.ts"
import {
  canonicalDefinition,
  type CanonicalDefinition,
  emptyDefinition,
} from "../../src/definition/canonicalDefinition.ts"
import { DefinitionHash } from "../../src/definition/ListDefinition.ts"

const scf = (at: number, excluded = false): Area => ({
  kind: "scf",
  scf: String(at).padStart(3, "0"),
  excluded,
})

const definition = canonicalDefinition({
  ...emptyDefinition(10),
  areas: [scf(606), scf(601, true)],
  phoneOption: "onlyWithPhones",
})

/**
 * Counts some areas, each of which holds as many records as its number, and returns the definitions that were asked
 * about.
 */
const counting = Effect.fnUntraced(function* (candidates: ReadonlyArray<Area>) {
  const asked: Array<CanonicalDefinition> = []
  const counts = Layer.mock(LiveCounts, {
    eachArea: (question) => {
      asked.push(question.definition)
      const areas = question.definition.areas
        .filter(({ excluded }) => !excluded)
        .map((area) => ({ key: areaKey(area), available: Number(areaKey(area).slice(4)), withPhones: 0 }))
      const known = { definitionHash: DefinitionHash.make("h"), snapshot: "s" }
      return Effect.succeed({ revision: question.revision, eachArea: { ...known, areas } })
    },
  })
  const question = { definition, draftId: null, revision: 1 }
  const records = yield* Effect.provide(countEachArea(question, candidates), counts)
  return { asked, records: [...records] }
})

describe("Counting areas one by one", () => {
  it.effect("asks about them in place of the chosen areas, with what the list excludes and asks for", () =>
    Effect.gen(function* () {
      const { asked, records } = yield* counting([scf(7), scf(8, true)])
      assert.deepStrictEqual(records, [
        ["scf:007", 7],
        ["scf:008", 8],
      ])
      assert.deepStrictEqual(asked, [
        canonicalDefinition({ ...definition, areas: [scf(601, true), scf(7), scf(8)] }),
      ])
    }),
  )

  it.effect("asks nothing about none, and at most about 60 at once", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* counting([]), { asked: [], records: [] })
      const { asked, records } = yield* counting(Array.from({ length: 61 }, (_, at) => scf(at)))
      assert.deepStrictEqual(
        asked.map(({ areas }) => areas.length - 1),
        [60, 1],
      )
      assert.lengthOf(records, 61)
    }),
  )
})
