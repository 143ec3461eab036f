import { assert, layer } from "@effect/vitest"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { createCenterLookup } from "../../src/sql/createCenterLookup.ts"
import { suggestRestrictions } from "../../src/question/suggestRestrictions.ts"
import { suggestChanges } from "../../src/question/suggestChanges.ts"
import { Yielder } from "../../src/turns/Yielder.ts"
import { SqlCountEngine } from "../../src/sql/SqlCountEngine.ts"
import { anyDenseDefinition } from "../conformance/anyDenseDefinition.ts"
import { DenseUniverse } from "../conformance/denseUniverse.ts"
import { DenseDuckDb } from "./denseDuckDb.ts"
import { agreeOnEverything } from "./engines.ts"

/** Other tests may want the processors too. */
const PATIENCE = 300_000

const ground = Effect.gen(function* () {
  const dense = yield* DenseUniverse
  const sql = new SqlCountEngine(
    yield* DenseDuckDb,
    createCenterLookup(dense.slices),
    dense.slices.manifest.snapshot,
  )
  return { dense, sql, engines: { one: dense.engine, other: sql, question: dense.question } }
})

layer(DenseDuckDb.layer, { timeout: "300 seconds", excludeTestServices: true })(
  "A count engine over a database",
  (it) => {
    it.effect(
      "answers every question as the bit slices do: suppressed by key files and saved counts, down to the chosen rows",
      () =>
        Effect.gen(function* () {
          const { dense, engines } = yield* ground
          const definitions = anyDenseDefinition(dense)
          const column = fc.constantFrom(...dense.columns)
          let rows = 0
          const property = fc.asyncProperty(definitions, column, column, async (definition, one, other) => {
            rows += await agreeOnEverything(engines, definition, [one, other])
          })
          yield* Effect.promise(() =>
            Promise.resolve(fc.assert(property, { numRuns: 60, endOnFailure: true })),
          )
          assert.isAbove(rows, 1_500, "rows are chosen")
        }),
      PATIENCE,
    )

    it.effect(
      "suggests the same",
      () =>
        Effect.gen(function* () {
          const { dense, sql } = yield* ground
          const definition = canonicalDefinition({
            ...emptyDefinition(10),
            areas: [{ kind: "state", state: "RI", excluded: false } as const],
            audience: {
              unit: "individuals" as const,
              criteria: [
                { kind: "ranges" as const, column: "AGE", ranges: [{ from: "30", to: "45" }] as const },
              ],
            },
          })
          const asked = dense.question(definition)
          const facts = { columns: dense.columns, zipCenters: dense.slices.places.zipCenters }
          for (const wanted of [undefined, 5_000]) {
            const [mine, theirs] = yield* Effect.promise(() =>
              Promise.all([
                suggestChanges(sql, facts, asked, wanted, new Yielder()),
                suggestChanges(dense.engine, facts, asked, wanted, new Yielder()),
              ]),
            )
            assert.deepStrictEqual(mine, theirs)
            assert.isNotEmpty(Result.getOrThrow(mine))
          }
          const [near, nearToo] = yield* Effect.promise(() =>
            Promise.all([
              suggestRestrictions(sql, dense.columns, asked, 200, new Yielder()),
              suggestRestrictions(dense.engine, dense.columns, asked, 200, new Yielder()),
            ]),
          )
          assert.deepStrictEqual(near, nearToo)
          assert.isNotEmpty(Result.getOrThrow(near))
        }),
      PATIENCE,
    )

    it.effect("refuses unknown columns", () =>
      Effect.gen(function* () {
        const { dense, sql } = yield* ground
        const asked = dense.question(emptyDefinition(10))
        const refused = yield* Effect.promise(() =>
          Promise.all([sql.breakdown(asked, "SHOES"), sql.crossTab(asked, "AGE", "SHOES")]),
        )
        for (const one of refused)
          assert.deepStrictEqual(one, Result.fail({ _tag: "ColumnUnknown", column: "SHOES" } as const))
      }),
    )
  },
)
