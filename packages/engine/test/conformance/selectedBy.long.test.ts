import { assert, layer } from "@effect/vitest"
import {
  evaluate,
  noSuppressions,
  overlap,
  buildOverlap,
  attributeSelectionKey,
} from "@listwright/domain/counting"
import {
  type Area,
  areaKey,
  type CanonicalDefinition,
  canonicalDefinition,
  type Criterion,
  emptyDefinition,
} from "@listwright/domain/definition"
import { divideQuantity } from "@listwright/domain/pricing"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { vi } from "vitest"
import { chooseParts } from "../../src/lists/chooseParts.ts"
import { type EngineQuestion, NO_SUPPRESSIONS } from "../../src/question/EngineQuestion.ts"
import { findRowAttributes } from "../../src/question/by-list/findRowAttributes.ts"
import { addListAttributes } from "../../src/question/by-list/addListAttributes.ts"
import { findAreaAttributes } from "../../src/question/by-list/findAreaAttributes.ts"
import { Yielder } from "../../src/turns/Yielder.ts"
import { anyCombination, severalOf } from "./anyCombination.ts"
import { DenseUniverse } from "./denseUniverse.ts"

vi.setConfig({ testTimeout: 240_000 })

const state = (code: "RI" | "DE"): Area => ({ kind: "state", state: code, excluded: false })
const saved = (savedCount: string): Area => ({ kind: "savedCount", savedCount, excluded: false })
const GROWN: Criterion = { kind: "ranges", column: "AGE", ranges: [{ from: "30", to: "70" }] }
const OWNERS: Criterion = { kind: "values", column: "OWNERRENTER", values: ["O"] }

const list = (areas: ReadonlyArray<Area>, ...criteria: ReadonlyArray<Criterion>): CanonicalDefinition =>
  canonicalDefinition({ ...emptyDefinition(10), areas, audience: { unit: "individuals", criteria } })

/** Lists with different attributes, and lists that are made of them. */
const LISTS: Readonly<Record<string, CanonicalDefinition>> = {
  grown: list([state("RI"), state("DE")], GROWN),
  owners: list([state("RI")], OWNERS),
  anybody: list([{ kind: "county", county: "10003", excluded: false }]),
  either: list([saved("owners"), saved("grown")]),
  nearOrGrown: list([
    { kind: "closest", name: "", longitude: -71.41, latitude: 41.82, quantity: 700, excluded: false },
    saved("grown"),
  ]),
  one: list(
    [
      {
        kind: "combination",
        operation: "exactly",
        k: 1,
        savedCounts: ["anybody", "grown", "owners"],
        excluded: false,
      },
    ],
    GROWN,
  ),
}
const NAMES = Object.keys(LISTS)

const area = fc.oneof(
  anyCombination(severalOf(NAMES), fc.constant(false)),
  fc.constantFrom(...NAMES).map(saved),
)
const definitions = fc
  .tuple(area, fc.array(area, { maxLength: 2 }), fc.boolean(), fc.boolean())
  .map(([first, others, isHouseholds, hasState]) =>
    canonicalDefinition({
      ...emptyDefinition(10),
      areas: [first, ...(hasState ? [state("DE")] : []), ...others],
      audience: { unit: isHouseholds ? "allHouseholds" : "individuals", criteria: [] },
    }),
  )

layer(DenseUniverse.layer, { timeout: "300 seconds", excludeTestServices: true })("The engine", (it) => {
  it.effect(
    "says by which attributes of saved lists records were selected, and delivers them in these parts",
    () =>
      Effect.gen(function* () {
        const dense = yield* DenseUniverse
        const { engine, slices, universe } = dense
        const within = {
          ...universe,
          savedCounts: new Map(
            NAMES.map((id) => [
              id,
              { definition: LISTS[id] ?? emptyDefinition(10), suppressed: noSuppressions },
            ]),
          ),
        }
        const questionOf = (definition: CanonicalDefinition): EngineQuestion => ({
          definition,
          doNotSell: dense.question(definition).doNotSell,
          suppressing: NO_SUPPRESSIONS,
          savedCounts: NAMES.map((id) => ({
            id,
            definition: LISTS[id] ?? emptyDefinition(10),
            suppressing: NO_SUPPRESSIONS,
          })),
          locationFiles: [],
        })
        const yielder = new Yielder()
        let several = 0
        const property = fc.asyncProperty(definitions, async (definition) => {
          const question = questionOf(definition)
          const expected = Result.getOrThrow(evaluate(within, definition, noSuppressions))
          const counted = Result.getOrThrow(await engine.count(question))
          const found = Result.getOrThrow(await findAreaAttributes(engine, question, counted, yielder))
          assert.deepStrictEqual(found, expected.selectedBy)
          if (!found.some((parts) => parts.length > 1)) return
          several++
          const wanted = counted.map(({ records }, at) =>
            divideQuantity(found[at] ?? [], Math.ceil(records / 3)).filter(({ quantity }) => quantity > 0),
          )
          const byPart = wanted.map((parts) =>
            parts.length < 2
              ? null
              : Object.fromEntries(parts.map((part) => [attributeSelectionKey(part), part.quantity])),
          )
          const quantities = counted.map(({ records }) => Math.ceil(records / 3))
          const chosen = Result.getOrThrow(
            await chooseParts(engine, slices, question, quantities, byPart, yielder),
          )
          assert.strictEqual(new Set(chosen.rows).size, chosen.rows.length, "no row comes twice")
          const attributes = Result.getOrThrow(await findRowAttributes(engine, question, chosen, yielder))
          byPart.forEach((parts, at) => {
            if (parts === null) return
            const delivered: Record<string, number> = {}
            attributes.forEach((own, row) => {
              if (chosen.areas[row] !== at) return
              const key = attributeSelectionKey(own)
              delivered[key] = (delivered[key] ?? 0) + 1
            })
            assert.deepStrictEqual(delivered, parts)
          })
        })
        yield* Effect.promise(() => Promise.resolve(fc.assert(property, { numRuns: 12 })))
        assert.isAbove(several, 2)

        const six = list(NAMES.map(saved))
        const counted = Result.getOrThrow(yield* Effect.promise(() => engine.overlap(questionOf(six))))
        const byList = Result.getOrThrow(
          yield* Effect.promise(() => addListAttributes(engine, questionOf(six), counted, yielder)),
        )
        assert.deepStrictEqual(
          buildOverlap(six.areas.map(areaKey), byList),
          Result.getOrThrow(overlap(within, six, noSuppressions)),
        )
      }),
  )
})
