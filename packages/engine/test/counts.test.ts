import { Counts } from "@listwright/domain/counting"
import { type CanonicalDefinition, canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"
import { rowsOf, SmallUniverse } from "./universe/smallUniverse.ts"
import { bruteForce, codeOf, type Row } from "./bruteForce.ts"
import { areaOf, definition } from "./definitions.ts"
import { engineOverUniverse } from "./engineOverUniverse.ts"
import { OWNER } from "./owner.ts"

const allRows = Effect.gen(function* () {
  const { folder } = yield* SmallUniverse
  const sql = "SELECT people.*, LAST_NAME FROM people JOIN payload USING (ROW_ID) ORDER BY ROW_ID"
  return yield* Effect.promise(() => rowsOf(folder, sql))
})

const deliverable = (rows: ReadonlyArray<Row>) => rows.filter(({ PHONE }) => PHONE === 1).length

layer(engineOverUniverse, { timeout: "60 seconds", excludeTestServices: true })(
  "Counts by the engine",
  (it) => {
    it.effect("agree with looking at every row, for any definition", () =>
      Effect.gen(function* () {
        const counts = yield* Counts
        const rows = yield* allRows
        const context = yield* Effect.context<never>()
        let found = 0
        yield* Effect.promise(() =>
          fc.assert(
            fc.asyncProperty(definition(rows), async (list) => {
              const answer = await Effect.runPromiseWith(context)(counts.count(list, OWNER))
              const expected = [...bruteForce(rows, list)].map(([key, members]) => ({
                key,
                available: members.length,
                withPhones: deliverable(members),
              }))
              assert.deepStrictEqual(answer.areas, expected)
              assert.strictEqual(
                answer.total,
                expected.reduce((sum, { available }) => sum + available, 0),
              )
              assert.strictEqual(
                answer.withPhones,
                expected.reduce((sum, { withPhones }) => sum + withPhones, 0),
              )
              found += answer.total
            }),
            { numRuns: 300 },
          ),
        )
        // Mostly some thousands, by few definitions of large areas: chance has gone below 1,000.
        assert.isAbove(found, 100, "the definitions select something")
      }),
    )

    it.effect("name the snapshot and the definition they are true of, and stay the same", () =>
      Effect.gen(function* () {
        const counts = yield* Counts
        const { manifest } = yield* SmallUniverse
        const list = canonicalDefinition({ ...emptyDefinition(10), areas: [areaOf("zip", "60614")] })
        const answer = yield* counts.count(list, OWNER)
        assert.strictEqual(answer.snapshot, manifest.snapshot)
        assert.match(answer.definitionHash, /^[0-9a-f]{64}$/)
        assert.deepStrictEqual(yield* counts.count(list, OWNER), answer)
      }),
    )

    it.effect("give a record to the first area that contains it and take excluded ones away", () =>
      Effect.gen(function* () {
        const counts = yield* Counts
        const rows = yield* allRows
        const busiest = Map.groupBy(rows, (row) => codeOf(row, "zip"))
        const [zip, here] = [...busiest].toSorted((a, b) => b[1].length - a[1].length)[0] ?? ["", []]
        const route = codeOf(here[0] ?? {}, "carrierRoute")
        const onRoute = here.filter((row) => codeOf(row, "carrierRoute") === route).length
        const count = (areas: CanonicalDefinition["areas"]) =>
          counts
            .count(canonicalDefinition({ ...emptyDefinition(10), areas }), OWNER)
            .pipe(Effect.map((answer) => answer.areas.map(({ available }) => available)))
        const whole = areaOf("zip", zip)
        const part = areaOf("carrierRoute", route)
        assert.deepStrictEqual(yield* count([whole, part]), [here.length, 0])
        assert.deepStrictEqual(yield* count([part, whole]), [onRoute, here.length - onRoute])
        assert.deepStrictEqual(yield* count([whole, { ...part, excluded: true }]), [here.length - onRoute])
        assert.deepStrictEqual(yield* count([part, { ...whole, excluded: true }]), [0])
      }),
    )

    it.effect("of no areas are nothing, and areas with nothing available are kept", () =>
      Effect.gen(function* () {
        const counts = yield* Counts
        const nothing = yield* counts.count(emptyDefinition(10), OWNER)
        assert.deepStrictEqual([nothing.total, nothing.withPhones, nothing.areas.length], [0, 0, 0])
        const unknown = yield* counts.count(
          canonicalDefinition({ ...emptyDefinition(10), areas: [areaOf("zip", "00000")] }),
          OWNER,
        )
        assert.deepStrictEqual(unknown.areas, [{ key: "zip:00000", available: 0, withPhones: 0 }])
      }),
    )

    const base = emptyDefinition(10)
    const criterion = (column: string, from: string, to: string): CanonicalDefinition =>
      canonicalDefinition({
        ...base,
        audience: { unit: "individuals", criteria: [{ kind: "ranges", column, ranges: [{ from, to }] }] },
      })
    const values = (column: string, value: string): CanonicalDefinition =>
      canonicalDefinition({
        ...base,
        audience: { unit: "individuals", criteria: [{ kind: "values", column, values: [value] }] },
      })
    const refusals: ReadonlyArray<readonly [string, CanonicalDefinition, string]> = [
      ["another source", emptyDefinition(20), "there are no records for list type 20"],
      ["an unknown column", criterion("SHOESIZE", "1", "2"), "there is no column SHOESIZE"],
      ["a range of a list", criterion("INCOME", "1", "2"), "INCOME can't be selected by ranges"],
      ["an unknown value", values("INCOME", "99"), "INCOME has no value '99'"],
      ["words for a number", criterion("AGE", "lots", "44"), "AGE needs a number, not 'lots'"],
      ["a negative number", criterion("AGE", "-5", "44"), "AGE needs a number, not '-5'"],
      ["a reversed range", criterion("AGE", "44", "25"), "AGE: 44 comes after 25"],
      [
        "a reversed month and year",
        criterion("LOANMONTH", "012021", "122020"),
        "LOANMONTH: 012021 comes after 122020",
      ],
      [
        "a month that is none",
        criterion("LOANMONTH", "132020", "122021"),
        "LOANMONTH needs a month as MMYYYY, not '132020'",
      ],
      ["an empty bound", criterion("LENGTHRES", "", "2020"), "LENGTHRES needs a year as YYYY, not ''"],
      [
        "industries of people",
        canonicalDefinition({
          ...base,
          audience: {
            unit: "individuals",
            criteria: [{ kind: "industries", column: "AGE", added: ["58"], omitted: [] }],
          },
        }),
        "AGE can't be selected by industries",
      ],
      [
        "a suppression",
        canonicalDefinition({
          ...base,
          suppressions: { ...base.suppressions, orders: { mode: "item", items: ["1"] } },
        }),
        "suppressions cannot be counted",
      ],
      [
        "occupant options that leave nobody",
        canonicalDefinition({
          ...base,
          occupant: { targets: [], routes: ["carrierRoutes"], contactNames: false },
        }),
        "no targeting option is selected",
      ],
      [
        "a metro area that is none",
        canonicalDefinition({ ...base, areas: [{ kind: "metroArea", metroArea: "99999", excluded: false }] }),
        "there is no metro area 99999",
      ],
      [
        "a district that is none",
        canonicalDefinition({
          ...base,
          areas: [{ kind: "congressionalDistrict", district: "DC42", excluded: false }],
        }),
        "there is no congressional district DC42",
      ],
      [
        "a saved count that is none",
        canonicalDefinition({ ...base, areas: [{ kind: "savedCount", savedCount: "42", excluded: false }] }),
        "there is no saved count 42",
      ],
    ]
    for (const [what, list, reason] of refusals) {
      it.effect(`refuse ${what}, never answering a smaller number`, () =>
        Effect.gen(function* () {
          const counts = yield* Counts
          const refusal = yield* Effect.flip(counts.count(list, OWNER))
          assert.deepStrictEqual([refusal._tag, refusal.reason], ["CountRefused", reason])
        }),
      )
    }
  },
)
