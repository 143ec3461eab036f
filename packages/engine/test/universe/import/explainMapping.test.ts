import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { explainMapping } from "../../../src/import/explainMapping.ts"
import { csvOf, fit, mapping, peopleCsv, provided } from "./providerFiles.ts"

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../../../fixtures/import/${name}/example.json`, import.meta.url))

const columnsOf = (found: ReadonlyArray<{ readonly column: string }>) => found.map(({ column }) => column)

describe("What a mapping would load", () => {
  it.effect("is told for the universe of the mapping, with the columns of its files", () =>
    Effect.gen(function* () {
      const found = yield* explainMapping(example("business"))
      assert.deepStrictEqual([found.universe, found.title, found.listType], ["business", "Businesses", 20])
      assert.deepStrictEqual(found.fills[0], {
        column: "SIC",
        name: "Industry",
        from: ["sic1", "sic2", "sic3"],
      })
      assert.includeMembers(columnsOf(found.unfilled), ["OWNERSHIP", "WEBSITE"])
      assert.notIncludeMembers(columnsOf(found.unfilled), ["SIC"])
      assert.deepStrictEqual(
        found.lacks.map(({ fact }) => fact),
        ["walkSequence", "deliveryScore", "apartment"],
      )
      assert.deepStrictEqual(
        found.files.map(({ missing, unused }) => [missing, unused]),
        [[[], []]],
      )
    }),
  )

  it.effect("names what movers, addresses and Canadians are usually chosen by and do not have", () =>
    Effect.gen(function* () {
      const lacking = Effect.fn("lacking")(function* (written: object) {
        const files = yield* provided({ "people.csv": peopleCsv({}) }, written)
        return yield* explainMapping(files.mapping)
      })
      const movers = yield* lacking({ ...mapping, listType: 40, attributes: [] })
      assert.includeMembers(columnsOf(movers.unfilled), ["MOVEDATE", "PRICE", "FROMSTATE", "LOANTYPE"])
      const { firstName: _first, lastName: _last, phone: _phone, ...record } = mapping.record
      const occupants = yield* lacking({ ...mapping, listType: 50, record, attributes: [] })
      assert.deepStrictEqual(occupants.lacks, [
        { fact: "firstName", without: "no record names a person" },
        { fact: "phone", without: "no record has a phone" },
        { fact: "business", without: "no address counts as a business" },
      ])
      assert.includeMembers(columnsOf(occupants.unfilled), ["MEDIANINCOME", "PHWC", "MAILBOX"])
      const { plus4: _plus4, carrierRoute: _route, zip, ...place } = mapping.record
      const canadians = yield* lacking({
        ...mapping,
        listType: 100,
        country: "CA",
        record: { ...place, postalCode: zip },
        attributes: [],
      })
      assert.deepStrictEqual(canadians.lacks, [])
    }),
  )

  it.effect("tells columns that a file lacks, and those that nothing is loaded from", () =>
    Effect.gen(function* () {
      const { age: _age, ...others } = fit
      const files = yield* provided({
        "people-1.csv": peopleCsv({}),
        "people-2.csv": csvOf([{ ...others, fax: "" }]),
      })
      const { files: found } = yield* explainMapping(files.mapping)
      assert.deepStrictEqual(
        found.map(({ missing, unused }) => [missing, unused]),
        [
          [[], []],
          [["age"], ["fax"]],
        ],
      )
    }),
  )

  it.effect("is refused as an import is, with every mistake", () =>
    Effect.gen(function* () {
      const files = yield* provided(
        { "people.csv": peopleCsv({}) },
        { ...mapping, listType: 20, record: { ...mapping.record, company: "last" } },
      )
      const failure = yield* Effect.flip(explainMapping(files.mapping))
      assert.match(
        failure.message,
        /attributes\[0\]\.to: 'AGE' isn't a column in the catalog; the columns are SIC, /,
      )
    }),
  )
})
