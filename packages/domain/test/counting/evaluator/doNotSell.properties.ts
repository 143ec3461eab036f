import assert from "node:assert/strict"
import fc from "fast-check"
import { Result } from "effect"
import { areaTable } from "../../../src/counting/evaluator/areaTable.ts"
import { breakdown, crossTab } from "../../../src/counting/evaluator/breakdown.ts"
import { countAreasSeparately } from "../../../src/counting/evaluator/countAreasSeparately.ts"
import { evaluate } from "../../../src/counting/evaluator/evaluate.ts"
import { fillRates } from "../../../src/counting/evaluator/fillRates.ts"
import { overlap } from "../../../src/counting/evaluator/overlap.ts"
import { saturation } from "../../../src/counting/evaluator/saturation.ts"
import { shades } from "../../../src/counting/evaluator/shades.ts"
import {
  type SuppressedKeys,
  type Universe,
  withoutDoNotSell,
} from "../../../src/counting/evaluator/Universe.ts"
import { waterfall } from "../../../src/counting/evaluator/waterfall.ts"
import { waterfallByList } from "../../../src/counting/evaluator/waterfallByList.ts"
import { restrictions } from "../../../src/counting/narrowing/restrictions.ts"
import { selectionSteps } from "../../../src/counting/questions/selectionSteps.ts"
import { suggestions } from "../../../src/counting/widening/suggestions.ts"
import { areaKey } from "../../../src/definition/areaKey.ts"
import { type CanonicalDefinition, canonicalDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"
import { anyArea, definitionOf, suppressed, universe } from "./arbitraryUniverse.ts"
import { allColumns, columns, savedArea } from "./exampleUniverse.ts"

const anyDefinition = definitionOf(anyArea)

type Asking = (from: Universe, definition: CanonicalDefinition, by: SuppressedKeys) => unknown

const selectedBy: (ask: (records: Universe["records"]) => unknown) => Asking =
  (ask) => (from, definition, by) =>
    Result.map(evaluate(from, definition, by), ({ selected }) =>
      ask(selected.flatMap(({ records }) => records)),
    )

/** Every question about a definition, as the evaluator answers it. */
const QUESTIONS: Readonly<Record<string, Asking>> = {
  "count, details, and sample": evaluate,
  waterfall,
  "waterfall by list": (from, definition, by) =>
    waterfallByList(
      from,
      canonicalDefinition({ ...definition, areas: [savedArea("1"), savedArea("2")] }),
      by,
    ),
  saturation,
  overlap,
  "each area": countAreasSeparately,
  "shades of ZIP Codes": (from, definition, by) =>
    shades(from, definition, by, { level: "zip", codes: ["60601", "60602", "10001", "99999"] }),
  "shades of states": (from, definition, by) =>
    shades(from, definition, by, { level: "state", codes: ["IL", "NY", "ZZ"] }),
  breakdown: selectedBy((records) => allColumns.map((column) => breakdown(records, column))),
  "cross table": selectedBy((records) => crossTab(records, columns.gender, columns.age)),
  "fill rates": selectedBy((records) => fillRates(records, allColumns)),
  "area table": (from, definition, by) =>
    areaTable(from, definition, by, { columns: [{ column: "GENDER" }, { column: "AGE" }] }),
  suggestions: (from, definition, by) => suggestions(from, definition, by),
  "suggestions for a quantity": (from, definition, by) => suggestions(from, definition, by, 5),
  restrictions: (from, definition, by) => restrictions(from, definition, by, 2),
}

const people = fc
  .subarray(
    Array.from({ length: 12 }, (_, key) => BigInt(key)),
    { minLength: 1, maxLength: 6 },
  )
  .map((some): ReadonlySet<bigint> => new Set(some))

/** The same universe in which these people never were. */
const neverWithThem = ({ records, ...others }: Universe, them: ReadonlySet<bigint>): Universe => ({
  ...others,
  records: [...records].filter(({ personKey }) => !them.has(personKey)),
})

/** The definition with the people suppressed as an uploaded file, besides what it suppresses already. */
const withFile = (definition: CanonicalDefinition): CanonicalDefinition =>
  canonicalDefinition({
    ...definition,
    suppressions: { ...definition.suppressions, files: { mode: "item", items: ["1"] } },
  })

export const doNotSellSentences = sentencesAbout(
  "counting",
  ...Object.entries(QUESTIONS).map(([name, ask]) =>
    always(
      `whoever is on the do-not-sell list is as if not in the file: ${name}`,
      fc.property(universe, people, anyDefinition, suppressed, (from, them, definition, by) => {
        assert.deepEqual(
          ask(withoutDoNotSell(from, them), definition, by),
          ask(neverWithThem(from, them), definition, by),
        )
        return true
      }),
    ),
  ),
  always(
    "whoever is on the do-not-sell list is in no record that is chosen, not even by a saved count",
    fc.property(universe, people, anyDefinition, suppressed, (from, them, definition, by) =>
      Result.match(evaluate(withoutDoNotSell(from, them), definition, by), {
        onFailure: () => true,
        onSuccess: ({ selected }) =>
          selected.every(({ records }) => records.every(({ personKey }) => !them.has(personKey))),
      }),
    ),
  ),
  always(
    "the do-not-sell list leaves as many as an uploaded file of the same people would",
    fc.property(universe, people, anyDefinition, (from, them, definition) => {
      // Saved counts know no such file, so none may be opened.
      const alone = canonicalDefinition({
        ...definition,
        areas: definition.areas.filter(({ kind }) => kind !== "savedCount" && kind !== "combination"),
      })
      const nobody = { orders: new Set<bigint>(), savedCounts: new Set<bigint>(), files: new Set<bigint>() }
      const figures = (of: Universe, asked: CanonicalDefinition, by: SuppressedKeys) =>
        Result.map(evaluate(of, asked, by), ({ details: { areas, total, withPhones } }) => ({
          total,
          withPhones,
          areas: areas.map(({ details, key, ...own }) => ({ key, ...own, details })),
        }))
      assert.deepEqual(
        figures(withoutDoNotSell(from, them), alone, nobody),
        figures(from, withFile(alone), { ...nobody, files: them }),
      )
      return true
    }),
  ),
  always(
    "the do-not-sell list is no step, and no answer has an entry for it",
    fc.property(universe, people, anyDefinition, suppressed, (from, them, definition, by) => {
      const listed = withoutDoNotSell(from, them)
      const told = JSON.stringify([
        selectionSteps(definition),
        waterfall(listed, definition, by),
        Result.map(evaluate(listed, definition, by), ({ details }) => details),
        definition.areas.map(areaKey),
      ])
      return !/do.?not.?sell/i.test(told)
    }),
  ),
)
