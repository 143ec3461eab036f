import { breakdown, evaluate, waterfall } from "@listwright/domain/counting"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  criterionColumns,
  type Criterion,
  emptyDefinition,
} from "@listwright/domain/definition"
import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer, Result } from "effect"
import fc from "fast-check"
import { valueCount } from "../../src/question/columnValues.ts"
import { criterion } from "../definitions.ts"
import { agreeOnCounts, agreeOnReports, agreeOnSteps, type Sides } from "../sql/agreement.ts"
import { duckDbOf } from "../sql/denseDuckDb.ts"
import { agreeOnAreas } from "./agreeOnAreas.ts"
import { anyDefinition } from "./anyDefinition.ts"
import { type Dense, type DenseRequest, denseUniverse } from "./denseUniverse.ts"

/** Other tests may want the processors too. */
const PATIENCE = 300_000

/** The limit of a column's values so that a table of two such columns is answered. */
const FEW_VALUES = 140

/** The universes other than consumers, which all other tests cover; each holds about 1,700 records. */
const UNIVERSES: ReadonlyArray<DenseRequest> = [
  { universe: "movers", records: 40_000 },
  { universe: "business", records: 16_000 },
  { universe: "occupant", records: 2_600 },
  { universe: "canadianConsumer", records: 16_000 },
]

interface Opened {
  readonly dense: Dense
  readonly sides: Sides
}

for (const request of UNIVERSES) {
  class Both extends Context.Service<Both, Opened>()(`test/${request.universe}`) {
    static readonly layer = Layer.effect(
      Both,
      Effect.gen(function* () {
        const dense = yield* denseUniverse(request)
        return { dense, sides: { ...dense, sql: yield* duckDbOf(dense.folder) } }
      }),
    )
  }

  /** Selects everyone who meets the criteria, so that lists with many records aren't left to chance. */
  const everybody = ({ listType }: Dense, ...criteria: ReadonlyArray<Criterion>): CanonicalDefinition =>
    canonicalDefinition({
      ...emptyDefinition(listType),
      areas: [{ kind: "nation", excluded: false }],
      audience: { unit: "individuals", criteria },
    })
  const definitionsOf = (dense: Dense): fc.Arbitrary<CanonicalDefinition> => {
    const { columns, ground, listType, records, universe } = dense
    const { districts, metroAreas, savedCounts } = ground
    return fc.oneof(
      anyDefinition({
        listType,
        records,
        columns,
        metroAreas,
        districts,
        savedCounts,
        locationFiles: universe.locationFiles,
      }),
      fc
        .constantFrom(...columns)
        .chain(criterion)
        .map((one) => everybody(dense, one)),
    )
  }
  const check = <Drawn>(property: fc.IAsyncProperty<Drawn>, numRuns: number, example: Drawn) =>
    Effect.promise(() =>
      Promise.resolve(fc.assert(property, { numRuns, examples: [example], endOnFailure: true })),
    )
  layer(Both.layer, { timeout: "300 seconds", excludeTestServices: true })(
    `The universe of ${request.universe}`,
    (it) => {
      it.effect(
        "is counted by bit slices and in SQL as the evaluator counts it",
        () =>
          Effect.gen(function* () {
            const { dense, sides } = yield* Both
            const seen = { records: 0, columns: new Set<string>() }
            const property = fc.asyncProperty(definitionsOf(dense), async (definition) => {
              const expected = await agreeOnAreas(dense, definition)
              await agreeOnCounts(sides, definition)
              if (Result.isFailure(expected)) return
              seen.records += expected.success.details.total
              for (const column of definition.audience.criteria.flatMap(criterionColumns))
                seen.columns.add(column)
            })
            yield* check(property, 200, [everybody(dense)])
            assert.isAbove(dense.records.length, 1_500)
            assert.isAbove(seen.records, 2_000, "the definitions select records")
            assert.isAbove(seen.columns.size, dense.columns.length / 2, "by many of the columns")
          }),
        PATIENCE,
      )

      it.effect(
        "is explained step by step and broken down by its columns alike",
        () =>
          Effect.gen(function* () {
            const { dense, sides } = yield* Both
            let rows = 0
            const few = dense.columns.filter((one) => valueCount(one) <= FEW_VALUES)
            const [down, across] = few
            if (down === undefined || across === undefined) throw new Error("there are no two columns")
            const column = fc.constantFrom(...few)
            const property = fc.asyncProperty(
              definitionsOf(dense),
              column,
              column,
              async (definition, down, across) => {
                await agreeOnSteps(sides, definition)
                rows += await agreeOnReports(sides, definition, down, across)
                const question = dense.question(definition)
                assert.deepStrictEqual(
                  await dense.engine.waterfall(question),
                  waterfall(dense.universe, definition, dense.suppressed),
                )
                const expected = Result.map(
                  evaluate(dense.universe, definition, dense.suppressed),
                  ({ selected }) =>
                    breakdown(
                      selected.flatMap((area) => area.records),
                      down.column,
                    ),
                )
                assert.deepStrictEqual(await dense.engine.breakdown(question, down.column.column), expected)
              },
            )
            yield* check(property, 20, [everybody(dense), down, across])
            assert.isAbove(rows, 5, "values are known")
          }),
        PATIENCE,
      )
    },
  )
}
