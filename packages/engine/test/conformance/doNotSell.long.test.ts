import { assert, layer } from "@effect/vitest"
import { MAX_OVERLAP_AREAS, selectionRefusalText } from "@listwright/domain/counting"
import {
  type Area,
  canonicalDefinition,
  changeCanonicalDefinition,
  emptyDefinition,
} from "@listwright/domain/definition"
import { Effect, Result, Struct } from "effect"
import fc from "fast-check"
import { openUniverse } from "../../src/opened/openUniverse.ts"
import { createListAnswers } from "../../src/process/listAnswers.ts"
import { LIST_QUESTIONS } from "../../src/protocol/listQuestions.ts"
import { valueCount } from "../../src/question/columnValues.ts"
import { createCenterLookup } from "../../src/sql/createCenterLookup.ts"
import { SqlCountEngine } from "../../src/sql/SqlCountEngine.ts"
import { Yielder } from "../../src/turns/Yielder.ts"
import { DenseDuckDb } from "../sql/denseDuckDb.ts"
import { anyDenseDefinition } from "./anyDenseDefinition.ts"
import { DenseUniverse } from "./denseUniverse.ts"
import { comparable, EXPECTED } from "./everyQuestion.ts"

/** Other tests may want the processors too. */
const PATIENCE = 300_000

/** The limit of a column's values so that a table of two such columns is answered. */
const FEW_VALUES = 140

/** Lists of people, one after another: none, then some, then more and different ones, then all. */
const LISTS: ReadonlyArray<readonly [id: string, isUnsold: (key: bigint) => boolean]> = [
  ["nobody", () => false],
  ["a third", (key) => key % 3n === 0n],
  ["half", (key) => key % 2n === 1n],
  ["everybody", () => true],
]

/** Saved counts as areas and next to each other, a whole nation, shapes, and the nearest, each for both kinds of unit. */
const AREAS: ReadonlyArray<ReadonlyArray<Area>> = [
  [{ kind: "nation", excluded: false }],
  [
    { kind: "savedCount", savedCount: "wilmington", excluded: false },
    { kind: "savedCount", savedCount: "both", excluded: false },
    { kind: "savedCount", savedCount: "phones", excluded: false },
  ],
  [
    {
      kind: "combination",
      operation: "exactly",
      k: 2,
      savedCounts: ["aroundProvidence", "both", "rhodeIsland"],
      excluded: false,
    },
  ],
  [
    {
      kind: "radius",
      name: "",
      longitude: -71.41,
      latitude: 41.82,
      miles: 9,
      withinState: null,
      granularity: "standard",
      excluded: false,
    },
    { kind: "closest", name: "", longitude: -75.55, latitude: 39.74, quantity: 300, excluded: false },
    { kind: "state", state: "DE", excluded: false },
  ],
]

/** Saved counts that take other people in where some are missing: the nearest, and the first of each household. */
const SUPPRESSED = ["both", "aroundProvidence"]

const off = { mode: "off" } as const

/** The universe with each of the lists, and the engines to ask, which answer about all of them in turn. */
const ground = Effect.gen(function* () {
  const dense = yield* DenseUniverse
  const open = yield* Effect.acquireRelease(openUniverse(dense.folder), ({ slices }) =>
    Effect.promise(() => slices.close()),
  )
  const center = createCenterLookup(dense.slices)
  const sql = new SqlCountEngine(yield* DenseDuckDb, center, open.manifest.snapshot)
  const seen = yield* Effect.promise(() =>
    Promise.all(LISTS.map(([id, isUnsold]) => dense.without(id, isUnsold, SUPPRESSED))),
  )
  return {
    dense,
    open,
    seen,
    answers: [open.engine, sql].map((engine) => createListAnswers({ ...open, engine })),
    engines: [open.engine, sql],
  }
})

layer(DenseDuckDb.layer, { timeout: "300 seconds", excludeTestServices: true })(
  "Whoever is on the do-not-sell list",
  (it) => {
    for (const name of Struct.keys(LIST_QUESTIONS))
      it.effect(
        `is as if not in the file: ${name}`,
        () =>
          Effect.gen(function* () {
            const { answers, dense, open, seen } = yield* ground
            const column = fc.constantFrom(...dense.columns.filter((one) => valueCount(one) <= FEW_VALUES))
            const chosen = fc
              .tuple(
                fc.constantFrom(...AREAS),
                fc.constantFrom("individuals" as const, "allHouseholds" as const),
                fc.constantFrom(off, { mode: "item", items: ["1"] } as const),
              )
              .map(([areas, unit, savedCounts]) =>
                canonicalDefinition({
                  ...emptyDefinition(10),
                  areas,
                  audience: { unit, criteria: [] },
                  suppressions: { orders: off, savedCounts, files: off },
                }),
              )
            const drawn = fc.record({
              definition: fc.oneof(chosen, chosen, anyDenseDefinition(dense)),
              down: column,
              across: column,
              wanted: fc.option(fc.integer({ min: 1, max: 3_000 }), { nil: undefined }),
            })
            let answered = 0
            const property = fc.asyncProperty(drawn, async (any) => {
              const few = any.definition.areas.filter(({ excluded }) => !excluded).slice(0, MAX_OVERLAP_AREAS)
              const definition = changeCanonicalDefinition(any.definition, {
                keepsArea: (area) => area.excluded || few.includes(area),
              })
              for (const { question, suppressed, universe } of seen) {
                const { answer, asks } = EXPECTED[name]({ ...any, definition, universe, suppressed })
                for (const answering of answers) {
                  const reply = await answering[name](
                    { question: question(definition), asks },
                    open.manifest,
                  ).answer(new Yielder())
                  assert.deepStrictEqual(
                    Result.map(reply, (given) => comparable(name, given)),
                    Result.mapBoth(answer, {
                      onSuccess: (given) => comparable(name, given),
                      onFailure: selectionRefusalText,
                    }),
                  )
                  assert.notMatch(JSON.stringify(reply), /do.?not.?sell/i)
                  if (Result.isSuccess(reply)) answered++
                }
              }
            })
            yield* Effect.promise(() =>
              Promise.resolve(fc.assert(property, { numRuns: 8, endOnFailure: true })),
            )
            assert.isAbove(answered, 20, "most are answered")
          }),
        PATIENCE,
      )

    it.effect(
      "is in no record that is chosen, also where a saved count or a household could bring one",
      () =>
        Effect.gen(function* () {
          const { dense, engines, seen } = yield* ground
          const keys = dense.records.map(({ personKey }) => personKey)
          for (const areas of AREAS)
            for (const unit of ["individuals", "allHouseholds"] as const)
              for (const { doNotSell, question, universe } of seen) {
                const definition = canonicalDefinition({
                  ...emptyDefinition(10),
                  areas,
                  audience: { unit, criteria: [] },
                })
                for (const engine of engines) {
                  const all = areas.map(() => Number.MAX_SAFE_INTEGER)
                  const chosen = yield* Effect.promise(() => engine.choose(question(definition), all))
                  const { rows } = Result.getOrThrow(chosen)
                  assert.isFalse(Array.from(rows).some((row) => doNotSell.has(keys[row] ?? 0n)))
                  if (universe.records.length > 0) assert.isAbove(rows.length, 0)
                }
              }
        }),
      PATIENCE,
    )

    it.effect("is refused as a list that was resolved for other data, in every question of the engines", () =>
      Effect.gen(function* () {
        const { engines, seen } = yield* ground
        const definition = canonicalDefinition({ ...emptyDefinition(10), areas: AREAS[0] ?? [] })
        for (const { question } of seen.slice(1, 2))
          for (const engine of engines) {
            const asked = question(definition)
            const stale = { ...asked, doNotSell: { ...asked.doNotSell, snapshot: "other data" } }
            for (const ask of [
              () => engine.count(stale),
              () => engine.waterfall(stale),
              () => engine.routes(stale),
              () => engine.choose(stale, [1]),
            ]) {
              const failed = yield* Effect.flip(
                Effect.tryPromise({ try: async () => ask(), catch: (cause) => String(cause) }),
              )
              assert.match(failed, /do-not-sell list was resolved for the data other data/)
            }
          }
      }),
    )
  },
)
