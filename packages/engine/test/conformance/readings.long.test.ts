import { readFile } from "node:fs/promises"
import { isWithinIndustry } from "@listwright/domain/audience"
import {
  evaluate,
  type Evaluation,
  type SelectionRefusal,
  type UniverseRecord,
} from "@listwright/domain/counting"
import {
  type Area,
  type CanonicalDefinition,
  canonicalDefinition,
  type Criterion,
  emptyDefinition,
} from "@listwright/domain/definition"
import { Zip } from "@listwright/domain/shared"
import { assert, layer } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"
import type { CountEngine } from "../../src/question/CountEngine.ts"
import { createCenterLookup } from "../../src/sql/createCenterLookup.ts"
import { SqlCountEngine } from "../../src/sql/SqlCountEngine.ts"
import { DenseDuckDb } from "../sql/denseDuckDb.ts"
import { DenseUniverse } from "./denseUniverse.ts"

const zip = Schema.decodeUnknownSync(Zip)

const asked = (
  areas: ReadonlyArray<Area>,
  criteria: ReadonlyArray<Criterion> = [],
  unit: CanonicalDefinition["audience"]["unit"] = "individuals",
): CanonicalDefinition => canonicalDefinition({ ...emptyDefinition(10), areas, audience: { unit, criteria } })

const zipArea = (code: string | null, excluded = false): Area => ({
  kind: "zip",
  zip: zip(code ?? ""),
  excluded,
})
const state = (code: string, excluded = false): Area => ({ kind: "state", state: code, excluded })
const closest = (quantity: number, [longitude, latitude]: readonly [number, number]): Area => ({
  kind: "closest",
  name: "",
  longitude,
  latitude,
  quantity,
  excluded: false,
})
const values = (column: string, ...[first = "", ...others]: ReadonlyArray<string>): Criterion => ({
  kind: "values",
  column,
  values: [first, ...others],
})
const range = (column: string, from: string, to: string): Criterion => ({
  kind: "ranges",
  column,
  ranges: [{ from, to }],
})

const industries = (added: ReadonlyArray<string>, omitted: ReadonlyArray<string>): Criterion => ({
  kind: "industries",
  column: "SIC",
  added,
  omitted,
})

const providence = [-71.41, 41.82] as const

/** The evaluator, and the engines that answer as it does. */
const sides = Effect.gen(function* () {
  const dense = yield* DenseUniverse
  const duckDb = new SqlCountEngine(
    yield* DenseDuckDb,
    createCenterLookup(dense.slices),
    dense.slices.manifest.snapshot,
  )
  const engines: ReadonlyArray<CountEngine> = [dense.engine, duckDb]
  /** Returns the answer that all of them give; throws if they differ. */
  const answerOf = (definition: CanonicalDefinition) =>
    Effect.promise(async (): Promise<Result.Result<Evaluation, SelectionRefusal>> => {
      const expected = evaluate(dense.universe, definition, dense.suppressed)
      for (const engine of engines)
        assert.deepStrictEqual(
          Result.map(await engine.count(dense.question(definition)), (areas) =>
            areas.map(({ key, records }) => [key, records]),
          ),
          Result.map(expected, ({ details }) => details.areas.map(({ available, key }) => [key, available])),
        )
      return expected
    })
  const countOf = (definition: CanonicalDefinition) => Effect.map(answerOf(definition), Result.getOrThrow)
  return { dense, answerOf, countOf }
})

const refusalOf = (answer: Result.Result<Evaluation, SelectionRefusal>): SelectionRefusal | null =>
  Result.isFailure(answer) ? answer.failure : null

const recordsOf = ({ selected }: Evaluation): ReadonlyArray<ReadonlyArray<UniverseRecord>> =>
  selected.map(({ records }) => records)

const docs = new URL("../../../../docs/how-counting-works.md", import.meta.url)

/** Every sentence of the section 'Readings' in docs/how-counting-works.md, and what shows it. */
const READINGS = {
  "A record belongs to the first chosen area that contains it.": Effect.gen(function* () {
    const { countOf, dense } = yield* sides
    const code = dense.records.find((record) => record.state === "RI")?.zip ?? null
    const [first, second] = recordsOf(yield* countOf(asked([zipArea(code), state("RI")])))
    const [whole] = recordsOf(yield* countOf(asked([state("RI"), zipArea(code)])))
    assert.isAbove(first?.length ?? 0, 10)
    assert.isTrue(first?.every((record) => record.zip === code))
    assert.isFalse(second?.some((record) => record.zip === code))
    assert.strictEqual((first?.length ?? 0) + (second?.length ?? 0), whole?.length)
  }),
  "An excluded area removes its records from every other area.": Effect.gen(function* () {
    const { countOf, dense } = yield* sides
    const code = dense.records.find((record) => record.state === "DE")?.zip ?? null
    const [left] = recordsOf(yield* countOf(asked([state("DE"), zipArea(code, true)])))
    const [all] = recordsOf(yield* countOf(asked([state("DE")])))
    assert.deepStrictEqual(
      left,
      all?.filter((record) => record.zip !== code),
    )
  }),
  "Values of one column are alternatives, and every column must match.": Effect.gen(function* () {
    const { countOf } = yield* sides
    const total = (...criteria: ReadonlyArray<Criterion>) =>
      Effect.map(countOf(asked([state("RI")], criteria)), ({ details }) => details.total)
    const [young, old] = [range("AGE", "18", "30"), range("AGE", "60", "99")]
    assert.strictEqual(yield* total(young, old), (yield* total(young)) + (yield* total(old)))
    const women = values("GENDER", "F")
    const [both, one] = [yield* total(young, women), yield* total(young)]
    assert.isTrue(both > 0 && both < one)
  }),
  "A business has up to three industries: any of them within an added node selects it, any of them within an omitted node takes it away.":
    Effect.gen(function* () {
      const { countOf, dense } = yield* sides
      const whole = recordsOf(yield* countOf(asked([state("RI")])))[0] ?? []
      const selected = (added: ReadonlyArray<string>, omitted: ReadonlyArray<string> = []) =>
        Effect.map(
          countOf(asked([state("RI")], [industries(added, omitted)])),
          (answer) => recordsOf(answer)[0],
        )
      const within = (record: UniverseRecord, node: string): boolean =>
        record.industries.some((code) => isWithinIndustry(code, node))
      const eating = whole.filter((record) => within(record, "58"))
      assert.deepStrictEqual(yield* selected(["58"]), eating)
      assert.isTrue(eating.some(({ industries: [primary = ""] }) => !isWithinIndustry(primary, "58")))
      const left = yield* selected(["58"], ["I"])
      assert.deepStrictEqual(
        left,
        eating.filter((record) => !within(record, "I")),
      )
      assert.isBelow(left?.length ?? 0, eating.length)
      assert.isTrue(whole.some((record) => record.industries.length === 0))
      assert.deepStrictEqual(
        yield* selected([], ["58"]),
        whole.filter((record) => record.industries.length > 0 && !within(record, "58")),
      )
      assert.strictEqual(Math.max(...dense.records.map((record) => record.industries.length)), 3)
    }),
  "A node of the tree of business types may be asked for when the classification has it or the code of a record begins with it.":
    Effect.gen(function* () {
      const { answerOf } = yield* sides
      const refusedFor = (node: string) =>
        Effect.map(answerOf(asked([state("RI")], [industries(["G"], [node])])), refusalOf)
      // No record is a rice farm; some places are of a kind that only a provider's longer code has.
      for (const node of ["0112", "58", "581201", "58120101", "J"])
        assert.isNull(yield* refusedFor(node), node)
      for (const node of ["18", "581299", "Z"])
        assert.deepStrictEqual(yield* refusedFor(node), { _tag: "ValueUnknown", column: "SIC", value: node })
    }),
  "All households means one record per household; the other criteria are kept but ignored.": Effect.gen(
    function* () {
      const { countOf } = yield* sides
      const criteria = [values("GENDER", "F"), range("AGE", "18", "30")]
      const one = yield* countOf(asked([state("RI")], criteria, "allHouseholds"))
      const [records] = recordsOf(one)
      assert.strictEqual(new Set(records?.map(({ household }) => household)).size, records?.length)
      assert.deepStrictEqual(one, yield* countOf(asked([state("RI")], [], "allHouseholds")))
      const everybody = yield* countOf(asked([state("RI")]))
      assert.strictEqual(
        new Set(recordsOf(everybody).flatMap((own) => own.map(({ household }) => household))).size,
        one.details.total,
      )
    },
  ),
  "A household is represented by its first record, by person key, that is in any area.": Effect.gen(
    function* () {
      const { countOf } = yield* sides
      const [one] = recordsOf(yield* countOf(asked([state("DE")], [], "allHouseholds")))
      const [all] = recordsOf(yield* countOf(asked([state("DE")])))
      const first = new Map<string, bigint>()
      for (const { household, personKey } of all ?? [])
        if (personKey < (first.get(household) ?? personKey + 1n)) first.set(household, personKey)
      assert.deepStrictEqual(new Set(one?.map(({ personKey }) => personKey)), new Set(first.values()))
    },
  ),
  "Closest takes records that earlier areas did not take.": Effect.gen(function* () {
    const { countOf } = yield* sides
    const [[nearest], [first, then]] = [
      recordsOf(yield* countOf(asked([closest(300, providence)]))),
      recordsOf(yield* countOf(asked([closest(200, providence), closest(100, providence)]))),
    ]
    assert.deepStrictEqual([...(first ?? []), ...(then ?? [])], nearest)
  }),
  "Closest skips households that an earlier area has taken.": Effect.gen(function* () {
    const { countOf, dense } = yield* sides
    const at = dense.records.find(({ point, state: of }) => of === "RI" && point !== null)
    const radius: Area = {
      kind: "radius",
      name: "",
      longitude: at?.point?.[0] ?? 0,
      latitude: at?.point?.[1] ?? 0,
      miles: 2,
      withinState: null,
      granularity: "standard",
      excluded: false,
    }
    const answer = yield* countOf(asked([radius, closest(400, at?.point ?? providence)], [], "allHouseholds"))
    const [inside, beside] = recordsOf(answer).map((own) => new Set(own.map(({ household }) => household)))
    assert.isAbove(inside?.size ?? 0, 10)
    assert.strictEqual(beside?.size, 400)
    assert.strictEqual([...(beside ?? [])].filter((household) => inside?.has(household)).length, 0)
  }),
  "When the first record of a household is removed, another member may represent it.": Effect.gen(
    function* () {
      const { countOf, dense } = yield* sides
      const suppressed = dense.suppressed.orders
      const definition = asked([closest(2_000, providence)], [], "allHouseholds")
      const all = yield* countOf(definition)
      const left = yield* countOf(
        canonicalDefinition({
          ...definition,
          suppressions: {
            ...definition.suppressions,
            orders: { mode: "item", items: ["1"] },
          },
        }),
      )
      const [before, after] = [recordsOf(all)[0] ?? [], recordsOf(left)[0] ?? []]
      const lost = new Set(
        before.filter(({ personKey }) => suppressed.has(personKey)).map(({ household }) => household),
      )
      const standing = after.filter(({ household }) => lost.has(household))
      assert.isAbove(standing.length, 20)
      assert.isFalse(standing.some(({ personKey }) => suppressed.has(personKey)))
    },
  ),
  "Last names are selected by their first letters.": Effect.gen(function* () {
    const { countOf, dense } = yield* sides
    const name = ({ attributes }: UniverseRecord): string => attributes.get("LASTNAME")?.[0] ?? ""
    const [found] = recordsOf(
      yield* countOf(asked([{ kind: "nation", excluded: false }], [range("LASTNAME", "b", "Mc")])),
    )
    const expected = dense.records.filter((record) => name(record) >= "B" && name(record).slice(0, 2) <= "MC")
    assert.deepStrictEqual(
      new Set(found?.map(({ personKey }) => personKey)),
      new Set(
        expected.filter(({ personKey }) => !dense.doNotSell.has(personKey)).map(({ personKey }) => personKey),
      ),
    )
    assert.isTrue(found?.some((record) => name(record).startsWith("MC")))
    assert.isFalse(found?.some((record) => name(record).startsWith("MO")))
  }),
  "A radio column accepts only one value.": Effect.gen(function* () {
    const { answerOf } = yield* sides
    const refused: SelectionRefusal = { _tag: "OneValueOnly", column: "GENDER" }
    for (const criteria of [[values("GENDER", "F", "M")], [values("GENDER", "F"), values("GENDER", "M")]])
      assert.deepStrictEqual(refusalOf(yield* answerOf(asked([state("RI")], criteria))), refused)
    assert.isNull(refusalOf(yield* answerOf(asked([state("RI")], [values("GENDER", "F", "F")]))))
  }),
  "Bounds outside a column's own are refused.": Effect.gen(function* () {
    const { answerOf } = yield* sides
    for (const [from, to, bound] of [
      ["17", "30", "17"],
      ["30", "100", "100"],
    ] as const)
      assert.deepStrictEqual(refusalOf(yield* answerOf(asked([state("RI")], [range("AGE", from, to)]))), {
        _tag: "BoundOutside",
        column: "AGE",
        bound,
        min: "18",
        max: "99",
      })
    assert.isNull(refusalOf(yield* answerOf(asked([state("RI")], [range("AGE", "18", "99")]))))
    assert.isNull(refusalOf(yield* answerOf(asked([state("RI")], [range("LASTNAME", "a", "zz")]))))
  }),
  "A place that does not exist is refused by name; city names ignore case and blanks.": Effect.gen(
    function* () {
      const { answerOf, countOf } = yield* sides
      const refusals: ReadonlyArray<readonly [Area, SelectionRefusal]> = [
        [state("ZZ", true), { _tag: "StateUnknown", state: "ZZ" }],
        [
          { kind: "county", county: "99999", excluded: false },
          { _tag: "CountyUnknown", county: "99999" },
        ],
        [
          { kind: "scf", scf: "000", excluded: false },
          { _tag: "ScfUnknown", scf: "000" },
        ],
        [
          { kind: "city", state: "RI", city: "Chicago", excluded: false },
          { _tag: "CityUnknown", state: "RI", city: "Chicago" },
        ],
        [
          { kind: "postalCode", postalCode: "M5V2T6", excluded: false },
          { _tag: "PostalCodeUnknown", postalCode: "M5V2T6" },
        ],
        [
          { kind: "postalCode", postalCode: "M5V", excluded: true },
          { _tag: "PostalCodeUnknown", postalCode: "M5V" },
        ],
      ]
      for (const [area, refused] of refusals)
        assert.deepStrictEqual(refusalOf(yield* answerOf(asked([area]))), refused)
      const city = (name: string): Area => ({ kind: "city", state: "RI", city: name, excluded: false })
      const one = yield* countOf(asked([city("East Providence")]))
      assert.isAbove(one.details.total, 25)
      assert.deepStrictEqual(yield* countOf(asked([city("  east   PROVIDENCE ")])), one)
    },
  ),
} as const

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ")

layer(DenseDuckDb.layer, { timeout: "300 seconds", excludeTestServices: true })(
  "A reading of a definition",
  (it) => {
    for (const [sentence, proof] of Object.entries(READINGS)) it.effect(sentence, () => proof)

    it.effect("is stated in docs/how-counting-works.md", () =>
      Effect.gen(function* () {
        const text = oneLine(yield* Effect.promise(() => readFile(docs, "utf8")))
        assert.deepStrictEqual(
          Object.keys(READINGS).filter((sentence) => !text.includes(sentence)),
          [],
        )
      }),
    )
  },
)
