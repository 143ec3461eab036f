import { assert, layer } from "@effect/vitest"
import { MAX_OVERLAPPED, selectionRefusedText } from "@listwright/domain/counting"
import { type Area, changeCanonical } from "@listwright/domain/definition"
import { Effect, Result, Struct } from "effect"
import fc from "fast-check"
import { openUniverse } from "../../src/opened/openUniverse.ts"
import { listAnswersOf } from "../../src/process/listAnswers.ts"
import { LIST_QUESTIONS } from "../../src/protocol/listQuestions.ts"
import { valueCount } from "../../src/question/columnValues.ts"
import { centersIn } from "../../src/sql/centersIn.ts"
import { SqlCountEngine } from "../../src/sql/SqlCountEngine.ts"
import { Yielder } from "../../src/turns/Yielder.ts"
import { DenseDuckDb } from "../sql/denseDuckDb.ts"
import { anyDefinition } from "./anyDefinition.ts"
import { DenseUniverse, DISTRICTS, METRO_AREAS, SAVED_COUNTS } from "./denseUniverse.ts"
import { comparable, EXPECTED } from "./everyQuestion.ts"

/** Other tests may want the processors too. */
const PATIENCE = 300_000

/** Two columns of so many values make a table that is answered. */
const FEW_VALUES = 140

layer(DenseDuckDb.layer, { timeout: "300 seconds", excludeTestServices: true })("Each question", (it) => {
  for (const name of Struct.keys(LIST_QUESTIONS))
    it.effect(
      `${name}: is answered by bit slices and by SQL as the evaluator answers it`,
      () =>
        Effect.gen(function* () {
          const dense = yield* DenseUniverse
          const open = yield* Effect.acquireRelease(openUniverse(dense.folder), ({ slices }) =>
            Effect.promise(() => slices.close()),
          )
          const sql = new SqlCountEngine(yield* DenseDuckDb, centersIn(dense.slices), open.manifest.snapshot)
          const bySlices = listAnswersOf(open)[name]
          const bySql = listAnswersOf({ ...open, engine: sql })[name]
          const column = fc.constantFrom(...dense.columns.filter((one) => valueCount(one) <= FEW_VALUES))
          const drawn = fc.record({
            definition: anyDefinition({
              records: dense.records,
              columns: dense.columns,
              metroAreas: METRO_AREAS,
              districts: DISTRICTS,
              savedCounts: SAVED_COUNTS,
            }),
            down: column,
            across: column,
            wanted: fc.option(fc.integer({ min: 1, max: 3_000 }), { nil: undefined }),
          })
          let answered = 0
          const property = fc.asyncProperty(drawn, async (any) => {
            // More areas than these have too many regions to be told.
            const few = any.definition.areas.filter(({ excluded }) => !excluded).slice(0, MAX_OVERLAPPED)
            const asked = (area: Area): boolean => area.excluded || few.includes(area)
            const about =
              name === "overlap"
                ? { ...any, definition: changeCanonical(any.definition, { keepsArea: asked }) }
                : any
            const expected = EXPECTED[name]({
              ...about,
              universe: dense.universe,
              suppressed: dense.suppressed,
            })
            const payload = { question: dense.question(about.definition), asks: expected.asks }
            for (const answering of [bySlices, bySql]) {
              const reply = await answering(payload, open.manifest).answer(new Yielder())
              assert.deepStrictEqual(
                Result.map(reply, (given) => comparable(name, given)),
                Result.mapBoth(expected.answer, {
                  onSuccess: (given) => comparable(name, given),
                  onFailure: selectionRefusedText,
                }),
              )
              if (Result.isSuccess(reply)) answered++
            }
          })
          yield* Effect.promise(() =>
            Promise.resolve(fc.assert(property, { numRuns: 15, endOnFailure: true })),
          )
          assert.isAbove(answered, 10, "most are answered")
        }),
      PATIENCE,
    )

  it("carries its own name", () => {
    for (const [name, question] of Object.entries(LIST_QUESTIONS))
      assert.deepStrictEqual([question.name, question.asked.name], [name, name])
  })
})
