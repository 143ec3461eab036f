import { Counts, SAMPLE_SIZE } from "@listwright/domain/counting"
import { type CanonicalDefinition, canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"
import { consumerColumns } from "../src/catalog/consumerColumns.ts"
import { rowsOf, SmallUniverse } from "./universe/smallUniverse.ts"
import { areaOf, definition } from "./definitions.ts"
import { engineOverUniverse } from "./engineOverUniverse.ts"
import { OWNER } from "./owner.ts"

/** A record has one value of each at most. */
const SINGLE = ["AGE", "GENDER", "INCOME", "MARITAL", "EDUCATION", "OWNERRENTER"]

const sum = (rows: ReadonlyArray<{ readonly records: number }>): number =>
  rows.reduce((all, { records }) => all + records, 0)

const lists = Effect.gen(function* () {
  const { folder } = yield* SmallUniverse
  const rows = yield* Effect.promise(() => rowsOf(folder, "SELECT * FROM people ORDER BY ROW_ID"))
  // Scattered ZIP Codes hold few of so few people.
  return fc.tuple(definition(rows), fc.boolean()).map(([list, isWide]): CanonicalDefinition =>
    canonicalDefinition({
      ...list,
      areas: isWide ? [...list.areas, { kind: "state", state: "IL", excluded: false }] : list.areas,
    }),
  )
})

const illinois = canonicalDefinition({
  ...emptyDefinition(10),
  areas: [{ kind: "state", state: "IL", excluded: false }],
})

layer(engineOverUniverse, { timeout: "120 seconds", excludeTestServices: true })(
  "A count, beyond its number",
  (it) => {
    it.effect("adds up: breakdowns to the total, tables to breakdowns, details to areas, for any list", () =>
      Effect.gen(function* () {
        const counts = yield* Counts
        const context = yield* Effect.context<never>()
        const column = fc.constantFrom(...SINGLE)
        const found = { cells: 0, apartments: 0, several: 0 }
        const asked = yield* lists
        const property = fc.asyncProperty(asked, column, column, (list, one, other) =>
          Effect.runPromiseWith(context)(
            Effect.gen(function* () {
              const { areas, total, withPhones } = yield* counts.count(list, OWNER)
              const rows = yield* counts.breakdown(list, OWNER, { column: one })
              const columns = yield* counts.breakdown(list, OWNER, { column: other })
              assert.deepStrictEqual([rows.column, rows.total, sum(rows.rows)], [one, total, total])

              const table = yield* counts.crossTab(list, OWNER, { rows: one, columns: other })
              assert.deepStrictEqual([table.rows, table.columns, table.total], [one, other, total])
              const margin = (side: "row" | "column", value: string | null) =>
                sum(table.cells.filter((cell) => cell[side] === value))
              for (const { records, value } of rows.rows) assert.strictEqual(margin("row", value), records)
              for (const { records, value } of columns.rows)
                assert.strictEqual(margin("column", value), records)
              found.cells += table.cells.length

              // A record may have several of these values, so the rows sum to more than the total.
              const several = yield* counts.breakdown(list, OWNER, { column: "INTERESTS" })
              const crossed = yield* counts.crossTab(list, OWNER, { rows: one, columns: "INTERESTS" })
              assert.deepStrictEqual([several.total, crossed.total], [total, total])
              found.several += sum(several.rows) - total

              const details = yield* counts.details(list, OWNER)
              assert.deepStrictEqual([details.total, details.withPhones], [total, withPhones])
              for (const [at, area] of details.areas.entries()) {
                const { apartments, businesses, homes } = area.occupants
                assert.deepStrictEqual(areas[at], {
                  key: area.key,
                  available: homes + apartments + businesses,
                  withPhones: area.withPhones,
                })
                found.apartments += apartments
              }

              const fills = yield* counts.fillRates(list, OWNER)
              const unknown = rows.rows.find(({ value }) => value === null)?.records ?? 0
              assert.deepStrictEqual([fills.total, fills.withPhones], [total, withPhones])
              // Everybody who is generated has both.
              assert.deepStrictEqual([fills.withZip4, fills.withCarrierRoutes], [total, total])
              assert.strictEqual(fills.columns.length, consumerColumns.length)
              assert.strictEqual(fills.columns.find((fill) => fill.column === one)?.known, total - unknown)
            }),
          ),
        )
        yield* Effect.promise(() => Promise.resolve(fc.assert(property, { numRuns: 60 })))
        assert.isAbove(found.cells, 500)
        assert.isAbove(found.apartments, 20)
        assert.isAbove(found.several, 100)
      }),
    )

    it.effect("tells the ZIP Codes of a radius with their distances, nearest to its center included", () =>
      Effect.gen(function* () {
        const counts = yield* Counts
        const list = canonicalDefinition({
          ...emptyDefinition(10),
          areas: [
            {
              kind: "radius",
              name: "",
              longitude: -87.65,
              latitude: 41.92,
              miles: 20,
              withinState: null,
              granularity: "zip",
              excluded: false,
            },
          ],
        })
        const { areas, definitionHash, snapshot, suppressed, total } = yield* counts.details(list, OWNER)
        const details = areas[0]?.details ?? []
        assert.isAbove(details.length, 20)
        assert.strictEqual(
          details.reduce((records, { available }) => records + available, 0),
          total,
        )
        for (const { code, distance } of details) {
          assert.match(code, /^\d{5}$/)
          assert.isAtMost(distance ?? 99, 20, code)
        }
        const answer = yield* counts.count(list, OWNER)
        assert.deepStrictEqual([definitionHash, snapshot], [answer.definitionHash, answer.snapshot])
        assert.deepStrictEqual(suppressed, answer.suppressed)
      }),
    )

    it.effect("shows ten records without a name, a house number or a phone that anybody could find", () =>
      Effect.gen(function* () {
        const counts = yield* Counts
        const { folder } = yield* SmallUniverse
        const list = canonicalDefinition({
          ...illinois,
          audience: {
            unit: "individuals",
            criteria: [
              { kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "60" }] },
              { kind: "ranges", column: "LASTNAME", ranges: [{ from: "A", to: "M" }] },
            ],
          },
          phoneOption: "phonesWhereAvailable",
        })
        const { records, total } = yield* counts.sample(list, OWNER)
        assert.strictEqual(total, (yield* counts.count(list, OWNER)).total)
        assert.strictEqual(records.length, SAMPLE_SIZE)
        assert.isAbove(records.filter(({ phone }) => phone !== null).length, 0)
        for (const record of records) {
          assert.match(record.firstName, /^\p{Lu}•••$/u)
          assert.match(record.lastName, /^[A-M]•••$/)
          assert.match(record.address, /^(PO Box )?•••/)
          assert.strictEqual(record.state, "IL")
          if (record.phone !== null) assert.match(record.phone, /^•••-•••-••\d\d$/)
          const [age, name] = record.values
          assert.deepStrictEqual([age?.column, name?.column], ["AGE", "LASTNAME"])
          assert.isAtLeast(Number(age?.text), 25)
          assert.match(name?.text ?? "", /^[A-M]•••$/)
        }
        const [more] = (yield* counts.sample(list, OWNER, { columns: ["GENDER", "AGE", "BIRTHDATE"] }))
          .records
        assert.deepStrictEqual(
          more?.values.map(({ column }) => column),
          ["AGE", "LASTNAME", "BIRTHDATE", "GENDER"],
        )
        assert.match(more?.values[2]?.text ?? "", /^(\d{4})?$/)
        assert.notProperty(more, "company")
        const refused = yield* Effect.flip(counts.sample(list, OWNER, { columns: ["SHOESIZE"] }))
        assert.include(JSON.stringify(refused), "SHOESIZE")
        const text = JSON.stringify(records)
        const people = yield* Effect.promise(() =>
          rowsOf(folder, "SELECT DISTINCT LAST_NAME AS NAME FROM payload WHERE STATE = 'IL'"),
        )
        for (const { NAME } of people) assert.notInclude(text, `"${String(NAME)}"`)
        const [first] = (yield* counts.sample(
          canonicalDefinition({ ...list, phoneOption: "noPhones" }),
          OWNER,
        )).records
        const [same] = records
        assert.deepStrictEqual(
          [first?.address, first?.values, first?.phone],
          [same?.address, same?.values, null],
        )
      }),
    )

    it.effect("shows all records of a list of fewer than ten, and none of an empty one", () =>
      Effect.gen(function* () {
        const counts = yield* Counts
        const { folder } = yield* SmallUniverse
        const [zip] = yield* Effect.promise(() =>
          rowsOf(
            folder,
            "SELECT ZIP, count(*) AS N FROM people GROUP BY ZIP HAVING N BETWEEN 2 AND 5 LIMIT 1",
          ),
        )
        const few = canonicalDefinition({
          ...emptyDefinition(10),
          areas: [areaOf("zip", String(zip?.["ZIP"]).padStart(5, "0"))],
        })
        assert.lengthOf((yield* counts.sample(few, OWNER)).records, Number(zip?.["N"]))
        const nobody = yield* counts.sample(emptyDefinition(10), OWNER)
        assert.deepStrictEqual([nobody.total, nobody.records.length], [0, 0])
      }),
    )

    it.effect("suggests what would bring it near a wanted quantity, and counts so many then", () =>
      Effect.gen(function* () {
        const counts = yield* Counts
        const { total } = yield* counts.count(illinois, OWNER)
        const wanted = Math.round(total / 3)
        const { restrictions = [] } = yield* counts.suggestions(illinois, OWNER, { wanted })
        assert.isAbove(restrictions.length, 3)
        for (const { definition: restricted, records } of restrictions)
          assert.strictEqual((yield* counts.count(canonicalDefinition(restricted), OWNER)).total, records)
        assert.isAtMost(Math.abs((restrictions[0]?.records ?? 0) - wanted), total / 50)
        assert.isUndefined((yield* counts.suggestions(illinois, OWNER)).restrictions)
      }),
    )

    it.effect("refuses an unknown column, and a table too large to read", () =>
      Effect.gen(function* () {
        const counts = yield* Counts
        const reason = (asked: Effect.Effect<unknown, { readonly reason: string }>) =>
          Effect.map(Effect.flip(asked), (refused) => refused.reason)
        const noColumn = "there is no column SHOESIZE"
        assert.strictEqual(yield* reason(counts.breakdown(illinois, OWNER, { column: "SHOESIZE" })), noColumn)
        assert.strictEqual(
          yield* reason(counts.crossTab(illinois, OWNER, { rows: "AGE", columns: "SHOESIZE" })),
          noColumn,
        )
        assert.strictEqual(
          yield* reason(counts.crossTab(illinois, OWNER, { rows: "BIRTHDATE", columns: "AGE" })),
          "BIRTHDATE by AGE would have more than 20,000 cells",
        )
      }),
    )
  },
)
