import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { buildDeltaUniverse } from "../../../src/import/buildDeltaUniverse.ts"
import { importUniverse } from "../../../src/import/importUniverse.ts"
import { readZipTable } from "../../../src/format/layout/ZipTable.ts"
import { manifestSnapshot } from "../../../src/format/manifestSnapshot.ts"
import { readManifest } from "../../../src/format/readManifest.ts"
import { rowsOf } from "../smallUniverse.ts"
import {
  canadianMapping,
  fitCanadian,
  type Cells,
  csvOf,
  fit,
  mapping,
  peopleCsv,
  provided,
  refusedRows,
} from "./providerFiles.ts"

const canadians = (...changed: ReadonlyArray<Cells>): string =>
  csvOf(
    changed.map((cells, at) => ({
      ...fitCanadian,
      id: String(at + 1),
      street: `${at + 1} King St W`,
      ...cells,
    })),
  )

const imported = Effect.fn("imported")(function* (...changed: ReadonlyArray<Cells>) {
  const files = yield* provided({ "people.csv": canadians(...changed) }, canadianMapping)
  const made = yield* importUniverse({ mapping: files.mapping, folder: files.universe, maxRefused: 100 })
  return { ...files, ...made }
})

/** Rows that are refused, with what is wrong with each: column, value, kind, reason. */
const BAD: ReadonlyArray<readonly [Cells, string]> = [
  [{ post: "" }, "post,,PostalCodeMissing,is missing"],
  [{ post: "60614" }, "post,60614,PostalCodeUnreadable,is not a postal code like M5V 2T6"],
  [{ post: "M5V 2T" }, "post,M5V 2T,PostalCodeUnreadable,is not a postal code like M5V 2T6"],
  [{ post: "M5V 2TT" }, "post,M5V 2TT,PostalCodeUnreadable,is not a postal code like M5V 2T6"],
  [{ post: "M5V 2O6" }, "post,M5V 2O6,PostalCodeUnreadable,is not a postal code like M5V 2T6"],
  [{ post: "M5V.2T6" }, "post,M5V.2T6,PostalCodeUnreadable,is not a postal code like M5V 2T6"],
  [{ post: "MM5V 2T6" }, "post,MM5V 2T6,PostalCodeUnreadable,is not a postal code like M5V 2T6"],
  [{ post: "Z9Z 2T6" }, "post,Z9Z 2T6,PostalCodeUnknown,doesn't start like an existing postal code"],
  [{ post: "H0H 0H0" }, "post,H0H 0H0,PostalCodeUnknown,doesn't start like an existing postal code"],
  [
    { lat: "25.7", lon: "-80.2" },
    'lat,"25.7, -80.2",PointOutOfRange,is not a latitude and longitude in Canada',
  ],
  [{ lon: "79.39" }, 'lat,"43.64, 79.39",PointOutOfRange,is not a latitude and longitude in Canada'],
]

describe("People in Canada", () => {
  it.effect("are held by their postal codes, however these are written, in the order of the codes", () =>
    Effect.gen(function* () {
      const { manifest, universe } = yield* imported(
        { post: "M5V 2T6" },
        { post: "m5v2t6", walk: "0" },
        { post: "M5V-1A1", walk: "900" },
        { post: "M5V" },
        { post: "t2p 1a1", city: "" },
        { post: "X0A0H0", lat: "63.75", lon: "-68.52" },
        { post: "A1C 5M2" },
      )
      assert.deepStrictEqual([manifest.country, manifest.listType, manifest.records], ["CA", 100, 7])
      assert.deepStrictEqual(yield* readManifest(universe), manifest)
      const rows = yield* Effect.promise(() =>
        rowsOf(
          universe,
          "SELECT PERSON_KEY::INT AS id, ZIP, ZIP4, ROUTE, CITY || ', ' || STATE AS city FROM people JOIN payload USING (ROW_ID) ORDER BY ROW_ID",
        ),
      )
      assert.deepStrictEqual(rows.map(Object.values), [
        [7, 1_103, 11_035_132, 0, "St. John's, NL"],
        [4, 13_522, 135_220_000, 0, "Toronto, ON"],
        [3, 13_522, 135_221_011, 0, "Toronto, ON"],
        [2, 13_522, 135_222_206, 0, "Toronto, ON"],
        [1, 13_522, 135_222_206, 0, "Toronto, ON"],
        [5, 20_216, 202_161_011, 0, "Calgary, AB"],
        [6, 24_001, 240_010_080, 0, "Iqaluit, NU"],
      ])
      const zips = readZipTable(yield* Effect.promise(() => readFile(join(universe, "places/zips"))))
      // One run a postal code: its people are together, whatever their walk.
      assert.deepStrictEqual(
        zips.map(({ rows: people, zip, zip4Runs }) => [zip, people, zip4Runs]),
        [
          [1_103, 1, 1],
          [13_522, 4, 3],
          [20_216, 1, 1],
          [24_001, 1, 1],
        ],
      )
    }),
  )

  it.effect("whose postal codes are malformed or begin like none are left out, each with the reason", () =>
    Effect.gen(function* () {
      const { folder, report, universe } = yield* imported({}, ...BAD.map(([cells]) => cells))
      const file = join(folder, "people.csv")
      assert.deepStrictEqual(
        yield* refusedRows(universe),
        BAD.map(([, wrong], at) => `${file},${at + 3},${wrong}`),
      )
      assert.deepStrictEqual([report.rows, report.refused], [BAD.length + 1, BAD.length])
    }),
  )

  it.effect("are named by their postal codes where a household is too large, or far from the others", () =>
    Effect.gen(function* () {
      const large = yield* imported(...Array.from({ length: 65 }, () => ({ house: "big" })), {
        house: "small",
      })
      assert.include(
        (yield* refusedRows(large.universe))[0],
        "is a household of 65 people in forward sortation area M5V; one has 64 at most",
      )
      const near = Array.from({ length: 200 }, (_, at) => ({ lat: (43.6 + at / 1e4).toFixed(4) }))
      const far = yield* imported(...near, { lat: "53.54", lon: "-113.49" })
      assert.deepStrictEqual(
        far.report.farPlaces.examples.map(({ line, zip }) => [zip, line]),
        [["M5V", 202]],
      )
    }),
  )

  it.effect("may be changed by people in Canada, not by such in the United States", () =>
    Effect.gen(function* () {
      const before = yield* imported({}, { post: "H3B 1A1" })
      const change = (written: object, changes: string) =>
        Effect.gen(function* () {
          yield* Effect.promise(async () => {
            await writeFile(join(before.folder, "changes.csv"), changes)
            await writeFile(before.mapping, JSON.stringify(written))
          })
          return yield* buildDeltaUniverse({
            mapping: before.mapping,
            from: before.universe,
            changes: join(before.folder, "changes.csv"),
            folder: `${before.universe}-next`,
            maxRefused: 100,
          })
        })
      const other = { ...mapping, attributes: canadianMapping.attributes }
      const refused = yield* Effect.flip(change(other, csvOf([{ ...fit, op: "upsert" }])))
      assert.match(refused.message, /contains people in country CA, but the mapping is for country US/)
      const made = yield* change(
        canadianMapping,
        csvOf([{ ...fitCanadian, id: "2", post: "V6B 1A1", op: "upsert" }]),
      )
      assert.deepStrictEqual(
        [made.manifest.country, made.manifest.records, made.report.changed],
        ["CA", 2, 1],
      )
    }),
  )
})

const mistakesOf = Effect.fn("mistakesOf")(function* (written: object) {
  const files = yield* provided({ "people.csv": peopleCsv({}) }, written)
  const failure = yield* Effect.flip(importUniverse({ mapping: files.mapping, folder: files.universe }))
  return failure._tag === "MappingRefused"
    ? failure.mistakes.map(({ path, problem }) => `${path}: ${problem}`)
    : [failure.message]
})

describe("A mapping", () => {
  it.effect("says the country of its list type, and names the columns of that country alone", () =>
    Effect.gen(function* () {
      const { country: _, ...unsaid } = canadianMapping
      assert.deepStrictEqual(yield* mistakesOf(unsaid), [
        "country: list type 100 contains people in Canada: write CA",
        "record.zip: is missing: people in the United States need it",
        "record.postalCode: is only for people in Canada",
      ])
      assert.deepStrictEqual(yield* mistakesOf({ ...mapping, country: "CA" }), [
        "country: list type 10 contains people in the United States: write US",
        "record.postalCode: is missing: people in Canada need it",
        "record.zip: is only for people in the United States",
        "record.plus4: is only for people in the United States",
        "record.carrierRoute: is only for people in the United States",
      ])
      const { zip: _zip, ...record } = mapping.record
      assert.deepStrictEqual(yield* mistakesOf({ ...mapping, record }), [
        "record.zip: is missing: people in the United States need it",
      ])
    }),
  )
})

describe("The manifest", () => {
  it.effect(
    "of a universe of the United States says no country; the same with one would be another snapshot",
    () =>
      Effect.gen(function* () {
        const files = yield* provided({ "people.csv": peopleCsv({}) })
        const { manifest } = yield* importUniverse({ mapping: files.mapping, folder: files.universe })
        assert.notProperty(manifest, "country")
        const { snapshot, ...facts } = manifest
        assert.notStrictEqual(manifestSnapshot({ ...facts, country: "CA" }), snapshot)
      }),
  )
})
