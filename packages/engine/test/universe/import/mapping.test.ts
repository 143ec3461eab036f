import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { importUniverse } from "../../../src/import/importUniverse.ts"
import { mapping, peopleCsv, provided } from "./providerFiles.ts"

/** The mistakes of a mapping, each as 'path: problem'. */
const mistakesOf = Effect.fn("mistakesOf")(function* (written: object) {
  const files = yield* provided({ "people.csv": peopleCsv({}) }, written)
  const failure = yield* Effect.flip(importUniverse({ mapping: files.mapping, folder: files.universe }))
  if (failure._tag !== "MappingRefused") return assert.fail(failure.message)
  return failure.mistakes.map(({ path, problem }) => `${path}: ${problem}`)
})

const withAttributes = (...attributes: ReadonlyArray<object>) => ({ ...mapping, attributes })

const solar = {
  column: "SOLAR",
  name: "Solar",
  description: "Solar panels",
  inputType: "radio",
  category: 3,
  priceElement: null,
  values: [
    { value: "Y", name: "Yes" },
    { value: "N", name: "No" },
  ],
}
const { values: _, ...bounded } = { ...solar, inputType: "number", min: "1", max: "10" }

describe("A mapping file", () => {
  it.effect("that is missing or no JSON is refused", () =>
    Effect.gen(function* () {
      const files = yield* provided({ "broken.json": '{ "version": 1,' })
      const refused = (file: string) =>
        Effect.flip(importUniverse({ mapping: `${files.folder}/${file}`, folder: files.universe }))
      assert.match((yield* refused("none.json")).message, /none\.json can't be used:\n {2}it cannot be read/)
      assert.match((yield* refused("broken.json")).message, /broken\.json can't be used:\n {2}it is not JSON/)
    }),
  )

  it.effect("has every mistake of its form named with its path at once", () =>
    Effect.gen(function* () {
      const { address: _address, ...record } = mapping.record
      const mistakes = yield* mistakesOf({
        ...mapping,
        vintage: "2026-13",
        listType: 11,
        input: { format: "xls", files: [] },
        record: { ...record, key: { column: "id", as: "hash" }, surname: "last" },
        attributes: [{ column: "age", to: "AGE", values: { x: 7 } }, { to: { ...solar, category: 11 } }],
      })
      const paths = mistakes.map((mistake) => mistake.split(":")[0])
      for (const path of [
        "vintage",
        "listType",
        "input.format",
        "input.files[0]",
        "record.address",
        "record.surname",
        "record.key.as",
        "attributes[0].values.x",
        "attributes[1].column",
      ])
        assert.include(paths, path)
      assert.include(mistakes, "vintage: must be a month like 2026-11")
    }),
  )

  it.effect("names latitude and longitude together", () =>
    Effect.gen(function* () {
      const { longitude: _longitude, ...record } = mapping.record
      assert.deepStrictEqual(yield* mistakesOf({ ...mapping, record }), [
        "record: name latitude and longitude together or not at all",
      ])
    }),
  )

  it.effect("names the person or the company that the records of its universe have", () =>
    Effect.gen(function* () {
      const { firstName: _first, lastName, ...nameless } = mapping.record
      const of = (listType: number, record: object) =>
        mistakesOf({ ...mapping, listType, attributes: [], record })
      assert.deepStrictEqual(yield* of(10, nameless), ["record.firstName: is missing: Consumers need it"])
      assert.deepStrictEqual(yield* of(40, { ...nameless, lastName }), [
        "record: name firstName and lastName together or not at all",
      ])
      assert.deepStrictEqual(yield* of(40, { ...mapping.record, company: "house" }), [
        "record.company: is only for Businesses",
      ])
      assert.deepStrictEqual(yield* of(20, nameless), ["record.company: is missing: Businesses need it"])
    }),
  )

  it.effect("fills the attributes of its own universe", () =>
    Effect.gen(function* () {
      const attributes = [
        { column: "age", to: "AGE" },
        { column: "walk", to: { ...bounded, column: "EMPLOYEES" } },
      ]
      const record = { ...mapping.record, company: "house" }
      const [unknown, taken] = yield* mistakesOf({ ...mapping, listType: 20, record, attributes })
      assert.match(
        unknown ?? "",
        /^attributes\[0\]\.to: 'AGE' isn't a column in the catalog; the columns are SIC, EMPLOYEES, /,
      )
      assert.strictEqual(
        taken,
        "attributes[1].to.column: 'EMPLOYEES' is already in the catalog; use it, or choose another name",
      )
    }),
  )

  it.effect(
    "turns numbers into values and larger units, and moves bounds, only where these fit the column",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(
          yield* mistakesOf(
            withAttributes(
              { column: "age", to: "AGE", bands: { 1: "1" }, others: null, divideBy: 10 },
              { column: "sex", to: "GENDER", bands: { one: "F", 2: "W" }, divideBy: 2, others: null },
              { column: "sex", to: "OWNERRENTER", others: "W", min: "1" },
              { column: "pets", to: "INCOME", bands: {}, values: { x: "A" } },
              { column: "walk", to: { ...bounded, column: "SIZE" }, max: "5" },
              { column: "born", to: "BIRTHDATE", min: "1980", divideBy: 2 },
              { column: "age", to: "HOMEBUILT", max: "85" },
              { column: "loan", to: "LOANMONTH", max: "011800" },
            ),
          ),
          [
            "attributes[0].bands: only a list of one value has them, at least one",
            "attributes[0].others: only a list of one value has them",
            "attributes[1].bands.2: 'W' isn't a value of GENDER; the values are F, M",
            "attributes[1].bands.one: must be a whole number, at which the value begins",
            "attributes[1].others: can't be combined with bands",
            "attributes[1].divideBy: only a number has it",
            "attributes[2].min: only a range has bounds; OWNERRENTER has values",
            "attributes[3].bands: only a list of one value has them, at least one",
            "attributes[3].values.x: with bands it must be a whole number, or null",
            "attributes[4].max: bounds of a new column belong in its description, `to`",
            "attributes[5].min: must be a date like 19800229",
            "attributes[6].max: must be a four-digit year, like 1850",
            "attributes[7].max: must not be below min",
          ],
        )
      }),
  )

  it.effect("says of every answer either yes or no", () =>
    Effect.gen(function* () {
      const apartment = { column: "flat", yes: ["A", "n"] }
      assert.deepStrictEqual(yield* mistakesOf({ ...mapping, record: { ...mapping.record, apartment } }), [
        "record.apartment: 'N' means both yes and no",
      ])
    }),
  )

  it.effect("fills columns of the catalog, each once, with values that they have", () =>
    Effect.gen(function* () {
      const mistakes = yield* mistakesOf(
        withAttributes(
          { column: "age", to: "AEG" },
          { column: "sex", to: "GENDER", values: { "1": "M", "2": "W" } },
          { column: "age", to: "AGE", format: "YYYYMMDD", separator: "," },
          { column: "age", to: "AGE" },
          { column: "born", to: "BIRTHDATE", format: "MMYYYY" },
        ),
      )
      assert.match(
        mistakes[0] ?? "",
        /^attributes\[0\]\.to: 'AEG' isn't a column in the catalog; the columns are AGE, /,
      )
      assert.deepStrictEqual(mistakes.slice(1), [
        "attributes[1].values.2: 'W' isn't a value of GENDER; the values are F, M",
        "attributes[2].format: only a date or monthYear has one",
        "attributes[2].separator: only a list of several values has one",
        "attributes[4].format: must be one of YYYYMMDD, YYYY-MM-DD, MM/DD/YYYY, MMDDYYYY",
      ])
      const twice = withAttributes({ column: "age", to: "AGE" }, { column: "walk", to: "AGE" })
      assert.deepStrictEqual(yield* mistakesOf(twice), ["attributes[1].to: 'AGE' is already filled"])
    }),
  )

  it.effect("describes new columns that rows can hold and questions can ask of", () =>
    Effect.gen(function* () {
      const flags = Array.from({ length: 32 }, (_, at) => ({ value: `${at}`, name: `${at}` }))
      const to: ReadonlyArray<object> = [
        { ...solar, column: "solar" },
        { ...solar, column: "AGE" },
        { ...solar, column: "ZIP" },
        { ...solar, column: "SELECT" },
        { ...solar, values: solar.values.slice(1), min: "1" },
        { ...solar, values: [...solar.values, ...solar.values] },
        { ...solar, several: true },
        { ...solar, inputType: "list", several: true, values: flags },
        { ...bounded, min: "0", max: "2147483648" },
        { ...bounded, min: "9", max: "8" },
        { ...bounded, inputType: "date", min: "19800101", max: "1980-12-31" },
        { ...bounded, inputType: "monthYear", min: "132000" },
        { ...bounded, values: solar.values },
      ]
      const wanted = to.slice(1)
      const [form] = yield* mistakesOf(withAttributes({ column: "sex", to: to[0] }))
      assert.match(form ?? "", /^attributes\[0\]\.to\.column: must be up to 40 capital letters/)
      const mistakes = yield* mistakesOf(withAttributes(...wanted.map((one) => ({ column: "sex", to: one }))))
      assert.deepStrictEqual(mistakes, [
        "attributes[0].to.column: 'AGE' is already in the catalog; use it, or choose another name",
        "attributes[1].to.column: 'ZIP' is reserved; choose another name",
        "attributes[2].to.column: 'SELECT' is reserved; choose another name",
        "attributes[3].to.values: must be 2 to 65535 values",
        "attributes[3].to.min: a radio has values, not bounds",
        "attributes[4].to.values: 'Y' appears twice",
        "attributes[5].to.several: a radio record has one value; make it a list",
        "attributes[6].to.values: must be 2 to 31 values",
        "attributes[7].to.min: must be a whole number from 1 to 2147483647; 0 means unknown",
        "attributes[7].to.max: must be a whole number from 1 to 2147483647; 0 means unknown",
        "attributes[8].to.min: must not be above max",
        "attributes[9].to.max: must be a date like 19800229",
        "attributes[10].to.min: must be a month and a year like 022026",
        "attributes[10].to.max: must be a month and a year like 022026",
        "attributes[11].to.values: only a list has it; 'number' has bounds",
      ])
    }),
  )

  it.effect("holds industries in the column SIC alone, of up to three columns of the files", () =>
    Effect.gen(function* () {
      const { values, ...head } = { ...solar, column: "SIC", inputType: "sic" }
      const also = ["walk", "score"]
      assert.deepStrictEqual(
        yield* mistakesOf(
          withAttributes(
            { column: "age", to: "AGE", also },
            { column: "sex", to: { ...head, column: "NAICS" } },
            { column: "sex", to: { ...solar, column: "SIC" } },
            { column: "sex", to: { ...solar, column: "SIC3" } },
            { column: "sex", to: { ...head, values, min: "1" } },
            { column: "sex", to: head, also: [...also, "age"], separator: "," },
          ),
        ),
        [
          "attributes[0].also: only industries have further columns",
          "attributes[1].to.column: industries must be the column SIC, and only they can be",
          "attributes[2].to.inputType: industries must be the column SIC, and only they can be",
          "attributes[3].to.column: 'SIC3' is reserved; choose another name",
          "attributes[4].to.values: industries have neither values nor bounds",
          "attributes[4].to.min: industries have neither values nor bounds",
          "attributes[5].also: a record has at most 2 further industries",
          "attributes[5].separator: only a list of several values has one",
        ],
      )
    }),
  )

  it.effect("names existing files and columns", () =>
    Effect.gen(function* () {
      const nobody = { ...mapping, input: { format: "csv", files: ["people.csv", "none-*.csv"] } }
      const [mistake] = yield* mistakesOf(nobody)
      assert.match(mistake ?? "", /^input\.files\[1\]: there is no file .*none-\*\.csv$/)

      const files = yield* provided(
        { "people.csv": peopleCsv({}) },
        { ...mapping, record: { ...mapping.record, zip: "Zip", plus4: "four" } },
      )
      const failure = yield* Effect.flip(importUniverse({ mapping: files.mapping, folder: files.universe }))
      assert.strictEqual(failure._tag, "UniverseNotBuilt")
      assert.match(failure.message, /people\.csv has no column 'Zip', 'four'; it has id, house, first, last/)
    }),
  )
})
