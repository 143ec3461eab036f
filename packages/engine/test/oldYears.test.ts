import { assert, describe, it } from "@effect/vitest"
import { evaluate, noSuppressions } from "@listwright/domain/counting"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { Effect, Result } from "effect"
import { importUniverse } from "../src/import/importUniverse.ts"
import { NO_SUPPRESSIONS, NOBODY_UNSOLD } from "../src/question/EngineQuestion.ts"
import { gazetteer } from "./conformance/denseUniverse.ts"
import { recordsOf } from "./conformance/recordsOf.ts"
import { bothEngines } from "./universe/import/bothEngines.ts"
import { mapping, peopleCsv, provided } from "./universe/import/providerFiles.ts"

const founded = {
  column: "age",
  to: {
    column: "FOUNDED",
    name: "Founded",
    description: "Year of the foundation",
    inputType: "year",
    category: 3,
    priceElement: null,
    min: "1850",
    max: "2026",
  },
}
const YEARS = ["1850", "1851", "1899", "1900", "1950", "2026", ""]

describe("A column of years with bounds of its own", () => {
  it.effect("is selected by each of its years, those before 1900 too", () =>
    Effect.gen(function* () {
      const files = yield* provided(
        { "people.csv": peopleCsv(...YEARS.map((age) => ({ age }))) },
        { ...mapping, attributes: [founded] },
      )
      const { manifest } = yield* importUniverse({ mapping: files.mapping, folder: files.universe })
      const { engines, opened } = yield* bothEngines(files.universe, manifest)
      const records = yield* Effect.promise(() => recordsOf(files.universe))
      const universe = {
        records,
        columns: opened.columns.map(({ column }) => column),
        gazetteer: gazetteer(opened, records),
        savedCounts: new Map(),
        locationFiles: new Map(),
      }
      const count = Effect.fnUntraced(function* (from: string, to: string) {
        const definition = canonicalDefinition({
          ...emptyDefinition(10),
          areas: [{ kind: "nation", excluded: false }],
          audience: {
            unit: "individuals",
            criteria: [{ kind: "ranges", column: "FOUNDED", ranges: [{ from, to }] }],
          },
        })
        const asked = {
          definition,
          doNotSell: NOBODY_UNSOLD,
          savedCounts: [],
          locationFiles: [],
          suppressing: NO_SUPPRESSIONS,
        }
        const counts: Array<number | string> = [
          Result.match(evaluate(universe, definition, noSuppressions), {
            onSuccess: ({ details }): number | string => details.total,
            onFailure: ({ _tag }) => _tag,
          }),
        ]
        for (const engine of engines)
          counts.push(
            Result.match(yield* Effect.promise(() => engine.count(asked)), {
              onSuccess: (areas): number | string =>
                areas.reduce((sum, { records: found }) => sum + found, 0),
              onFailure: (refused) => ("_tag" in refused ? refused._tag : "refused"),
            }),
          )
        return counts
      })
      assert.deepStrictEqual(yield* count("1850", "1899"), [3, 3, 3])
      assert.deepStrictEqual(yield* count("1851", "1900"), [3, 3, 3])
      assert.deepStrictEqual(yield* count("1850", "2026"), [6, 6, 6])
      assert.strictEqual((yield* count("1849", "1900"))[0], "BoundOutside")
    }).pipe(Effect.scoped),
  )
})
