import type { BreakdownRow, CrossTabCell } from "@listwright/domain/counting"
import { type CanonicalDefinition, canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer, Result } from "effect"
import type { CountEngine } from "../src/question/CountEngine.ts"
import { suggestRestrictions } from "../src/question/suggestRestrictions.ts"
import type { StoredColumn } from "../src/format/columns/StoredColumn.ts"
import { Yielder } from "../src/turns/Yielder.ts"
import { NO_SUPPRESSIONS, NOBODY_UNSOLD } from "../src/question/EngineQuestion.ts"
import { importUniverse } from "../src/import/importUniverse.ts"
import { bothEngines } from "./universe/import/bothEngines.ts"
import { csvOf, fit, mapping, provided } from "./universe/import/providerFiles.ts"

/** The most values that a column may offer if a record may have several of them. */
const MAX = 31
const PEOPLE = 400

const values = (prefix: string) =>
  Array.from({ length: MAX }, (_, at) => ({ value: `${prefix}${at}`, name: `${prefix} ${at}` }))

const several = (column: string, prefix: string) => ({
  column,
  name: column,
  description: column,
  category: 3,
  priceElement: null,
  inputType: "list",
  several: true,
  values: values(prefix),
})

const wide = {
  column: "WEALTH",
  name: "Wealth",
  description: "Wealth",
  category: 3,
  priceElement: null,
  inputType: "number",
  min: "1",
  max: "2147483647",
}

/** Returns the values that a person has. Every ninth person's are unknown, and every value occurs, even the last. */
const held = (person: number, prime: number): ReadonlyArray<number> =>
  person % 9 === 0
    ? []
    : Array.from({ length: MAX }, (_, at) => at).filter(
        (at) => (person * prime + at * 7) % 11 < 2 || at === person % MAX,
      )

const people = Array.from({ length: PEOPLE }, (_, at) => ({
  hobbies: held(at, 3),
  clubs: held(at, 5),
  sex: at % 3 === 0 ? "M" : "F",
  age: 20 + (at % 50),
}))

/** A universe with two columns of which a record may have 31 values each, and one of two thousand million values. */
class ManyValues extends Context.Service<
  ManyValues,
  {
    readonly slices: CountEngine
    readonly sql: CountEngine
    readonly columns: ReadonlyArray<StoredColumn>
  }
>()("test/ManyValues") {
  static readonly layer = Layer.effect(
    ManyValues,
    Effect.gen(function* () {
      const cells = people.map(({ age, clubs, hobbies, sex }, at) => ({
        ...fit,
        id: String(at + 1),
        street: `${at + 1} Oak St`,
        hobbies: hobbies.map((one) => `h${one}`).join(";"),
        clubs: clubs.map((one) => `c${one}`).join(";"),
        sex,
        age: String(age),
        wealth: String(1 + at * 5_000_000),
      }))
      const files = yield* provided(
        { "people.csv": csvOf(cells) },
        {
          ...mapping,
          attributes: [
            ...mapping.attributes,
            { column: "hobbies", to: several("HOBBIES", "h") },
            { column: "clubs", to: several("CLUBS", "c") },
            { column: "wealth", to: wide },
          ],
        },
      )
      const { manifest } = yield* importUniverse({ mapping: files.mapping, folder: files.universe })
      const { opened, slices, sql } = yield* bothEngines(files.universe, manifest, {
        workers: 2,
        slotBytes: 2 ** 22,
      })
      return {
        slices,
        columns: opened.columns,
        sql,
      }
    }),
  )
}

const nation = canonicalDefinition({
  ...emptyDefinition(10),
  areas: [{ kind: "nation", excluded: false }],
})
const women = canonicalDefinition({
  ...nation,
  audience: { unit: "individuals", criteria: [{ kind: "values", column: "GENDER", values: ["F"] }] },
})
const question = (definition: CanonicalDefinition) => ({
  definition,
  doNotSell: NOBODY_UNSOLD,
  suppressing: NO_SUPPRESSIONS,
  savedCounts: [],
  locationFiles: [],
})

type Person = (typeof people)[number]
type Values = (person: Person) => ReadonlyArray<string | null>

const orUnknown = (prefix: string, own: ReadonlyArray<number>): ReadonlyArray<string | null> =>
  own.length === 0 ? [null] : own.map((one) => `${prefix}${one}`)
const hobbiesOf: Values = ({ hobbies }) => orUnknown("h", hobbies)
const clubsOf: Values = ({ clubs }) => orUnknown("c", clubs)
const ageOf: Values = ({ age }) => [String(age)]

const order = (text: string | null): number => (text === null ? Infinity : Number(text.replace(/^\D/, "")))

const spread = (own: ReadonlyArray<Person>, valuesOf: Values): ReadonlyArray<BreakdownRow> => {
  const counts = new Map<string | null, number>()
  for (const person of own)
    for (const value of valuesOf(person)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .toSorted(([a], [b]) => order(a) - order(b) || 0)
    .map(([value, records]) => ({ value, records }))
}

const crossed = (
  own: ReadonlyArray<Person>,
  rowsOf: Values,
  columnsOf: Values,
): ReadonlyArray<CrossTabCell> =>
  spread(own, rowsOf).flatMap(({ value: row }) =>
    spread(
      own.filter((person) => rowsOf(person).includes(row)),
      columnsOf,
    ).map(({ records, value: column }) => ({ row, column, records })),
  )

const female = people.filter(({ sex }) => sex === "F")

layer(ManyValues.layer, { timeout: "60 seconds", excludeTestServices: true })(
  "Columns of many values",
  (it) => {
    it.effect("that a record may have 31 of are broken down value by value", () =>
      Effect.gen(function* () {
        const { slices, sql } = yield* ManyValues
        for (const engine of [slices, sql]) {
          const all = yield* Effect.promise(() => engine.breakdown(question(nation), "HOBBIES"))
          assert.deepStrictEqual(Result.getOrThrow(all), spread(people, hobbiesOf))
          const some = yield* Effect.promise(() => engine.breakdown(question(women), "CLUBS"))
          assert.deepStrictEqual(Result.getOrThrow(some), spread(female, clubsOf))
        }
      }),
    )

    it.effect("that a record may have 31 of are crossed with others, down and across", () =>
      Effect.gen(function* () {
        const { slices, sql } = yield* ManyValues
        const tables = [
          ["HOBBIES", hobbiesOf, "AGE", ageOf],
          ["AGE", ageOf, "CLUBS", clubsOf],
          ["HOBBIES", hobbiesOf, "CLUBS", clubsOf],
          ["CLUBS", clubsOf, "CLUBS", clubsOf],
        ] as const
        for (const engine of [slices, sql])
          for (const [rows, rowsOf, columns, columnsOf] of tables) {
            const cells = yield* Effect.promise(() => engine.crossTab(question(women), rows, columns))
            assert.deepStrictEqual(Result.getOrThrow(cells), crossed(female, rowsOf, columnsOf))
          }
      }),
    )

    it.effect("are not broken down when the answer would be too long to read", () =>
      Effect.gen(function* () {
        const { slices, sql } = yield* ManyValues
        for (const engine of [slices, sql]) {
          const rows = yield* Effect.promise(() => engine.breakdown(question(nation), "WEALTH"))
          assert.isTrue(Result.isFailure(rows))
          if (Result.isFailure(rows))
            assert.deepStrictEqual(rows.failure, {
              _tag: "ColumnTooWide",
              column: "WEALTH",
              values: 2 ** 31,
              most: 250_000,
            })
          const cells = yield* Effect.promise(() => engine.crossTab(question(nation), "WEALTH", "AGE"))
          assert.isTrue(Result.isFailure(cells))
        }
      }),
    )

    it.effect("are counted by ranges then, and left out of what would bring fewer records", () =>
      Effect.gen(function* () {
        const { columns, slices } = yield* ManyValues
        const rich = canonicalDefinition({
          ...nation,
          audience: {
            unit: "individuals",
            criteria: [{ kind: "ranges", column: "WEALTH", ranges: [{ from: "1", to: "1000000000" }] }],
          },
        })
        const areas = yield* Effect.promise(() => slices.count(question(rich)))
        assert.strictEqual(Result.getOrThrow(areas)[0]?.records, 200)
        const fewer = yield* Effect.promise(() =>
          suggestRestrictions(slices, columns, question(rich), 90, new Yielder()),
        )
        assert.isAbove(Result.getOrThrow(fewer).length, 0)
      }),
    )
  },
)
