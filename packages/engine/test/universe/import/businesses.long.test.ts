import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { blockRecordFields } from "../../../src/format/blocks/blockLayout.ts"
import { readColumns } from "../../../src/format/columns/columnsFile.ts"
import { buildDeltaUniverse } from "../../../src/import/buildDeltaUniverse.ts"
import { importUniverse } from "../../../src/import/importUniverse.ts"
import { RecordBlocks } from "../../../src/lists/RecordBlocks.ts"
import { rowsOf } from "../smallUniverse.ts"
import { type Cells, csvOf, mapping, provided, refusedRows, temporaryFolder } from "./providerFiles.ts"

const EXAMPLE = fileURLToPath(
  new URL("../../../../../fixtures/import/business/example.json", import.meta.url),
)

const rows = (folder: string, sql: string) => Effect.promise(() => rowsOf(folder, sql))

const businessMapping = {
  ...mapping,
  listType: 20,
  record: { ...mapping.record, company: "company", phone: { column: "phone", doNotCall: "removed" } },
  attributes: [
    { column: "staff", to: "EMPLOYEES", bands: { 1: "1", 5: "2", 10: "3" }, values: { "0": null } },
  ],
}

const fitBusiness: Cells = {
  id: "1",
  house: "",
  first: "",
  last: "",
  company: "Berg Bakery",
  street: "12 Oak St",
  zip: "60614",
  plus4: "1201",
  route: "C001",
  walk: "1",
  score: "1",
  lat: "41.92",
  lon: "-87.64",
  phone: "3125550101",
  dnc: "",
  flat: "N",
  staff: "7",
}

const businesses = (...changed: ReadonlyArray<Cells>): string =>
  csvOf(changed.map((cells, at) => ({ ...fitBusiness, id: String(at + 1), ...cells })))

const imported = Effect.fn("imported")(function* (...changed: ReadonlyArray<Cells>) {
  const files = yield* provided({ "people.csv": businesses(...changed) }, businessMapping)
  const made = yield* importUniverse({ mapping: files.mapping, folder: files.universe, maxRefused: 100 })
  return { ...files, ...made }
})

describe("The example file of businesses", () => {
  it.effect("becomes contacts at companies, with industries, bands and days as its mapping says", () =>
    Effect.gen(function* () {
      const folder = join(yield* temporaryFolder, "universe")
      const { manifest, report } = yield* importUniverse({ mapping: EXAMPLE, folder })
      const { hasCompanies, households, listType, records } = manifest
      assert.deepStrictEqual(
        { hasCompanies, households, listType, records },
        { hasCompanies: true, households: 4, listType: 20, records: 5 },
      )
      assert.deepStrictEqual([report.refused, report.correctionFiles], [0, []])
      const codes = (yield* Effect.promise(() => readColumns(folder))).find(
        ({ encoding }) => encoding === "industries",
      )?.texts
      assert.deepStrictEqual(codes, ["5251", "5461", "5812", "7311", "73360101", "8111"])
      const found = yield* rows(
        folder,
        `SELECT COMPANY AS company, FIRST_NAME AS first, SIC, SIC2, EMPLOYEES AS staff, SALES AS sales, TITLE AS title,
           LOCATION AS site, HOMEBASED AS home, YEARFOUNDED AS founded, FILINGDATE AS filed
         FROM people JOIN payload USING (ROW_ID) ORDER BY PERSON_KEY`,
      )
      assert.sameDeepMembers(found.map(Object.values), [
        ["Berg Bakery", "Alice", 2, 3, 3, 2, 1, 1, 2, 1987, 0],
        ["Berg Bakery", "Ben", 2, 3, 3, 2, 7, 1, 2, 1987, 0],
        ["Diaz, Nagy & Lee LLP", null, 6, 0, 6, 7, 0, 2, 2, 1911, 0],
        ["Hill Web Design", "Gus", 5, 4, 1, 1, 0, 1, 1, 2025, 20_250_314],
        ["Moss Hardware #12", "Ida", 1, 0, 0, 0, 3, 3, 2, 0, 0],
      ])
    }),
  )

  it.effect("is delivered with companies, and with blanks where nobody is named", () =>
    Effect.gen(function* () {
      const folder = join(yield* temporaryFolder, "universe")
      const { manifest } = yield* importUniverse({ mapping: EXAMPLE, folder })
      const blocks = new RecordBlocks(folder, manifest.blocks ?? [], blockRecordFields(manifest).length)
      const records = yield* Stream.fromAsyncIterable(
        blocks.read(Uint32Array.of(0, 1, 2, 3, 4), new AbortController().signal),
        (cause) => cause,
      ).pipe(Stream.runCollect, Effect.orDie)
      const found = [...records].flat().map((cells) => [cells[0], cells.at(-1)])
      assert.sameDeepMembers(found, [
        ["Alice", "Berg Bakery"],
        ["Ben", "Berg Bakery"],
        ["", "Diaz, Nagy & Lee LLP"],
        ["Gus", "Hill Web Design"],
        ["Ida", "Moss Hardware #12"],
      ])
    }),
  )
})

describe("Businesses of a provider's file", () => {
  it.effect("without a company are refused, and without a person are not", () =>
    Effect.gen(function* () {
      const { manifest, report, universe } = yield* imported(
        {},
        { company: "" },
        { first: "Ann", last: "Lee", company: " " },
        { first: "Ann", last: "" },
      )
      assert.deepStrictEqual([manifest.records, report.refused], [2, 2])
      assert.deepStrictEqual(
        (yield* refusedRows(universe)).map((row) => row.replace(/^[^,]*people.csv,/, "")),
        ["3,company,,CompanyMissing,is missing", "4,company,,CompanyMissing,is missing"],
      )
    }),
  )

  it.effect("at one address are as many locations as companies, however these are written", () =>
    Effect.gen(function* () {
      const { manifest } = yield* imported(
        {},
        { company: "BERG  bakery." },
        { company: "Hill Web Design" },
        { company: "Hill Web Design", street: "14 Oak St" },
        { company: "Moss", house: "x" },
        { company: "Nagy", house: "x" },
      )
      assert.strictEqual(manifest.households, 4)
    }),
  )

  it.effect("with more contacts than a location may have are refused as such", () =>
    Effect.gen(function* () {
      const { universe } = yield* imported({}, ...Array.from({ length: 65 }, () => ({ company: "Big" })))
      const [row] = yield* refusedRows(universe)
      assert.match(row ?? "", /Big|12 Oak St/)
      assert.match(row ?? "", /is a location of 65 contacts in ZIP Code 60614; one has 64 at most/)
    }),
  )

  it.effect("are in the band of their number, and refused below every band or without a number", () =>
    Effect.gen(function* () {
      const { universe } = yield* imported(
        ...["1", "4.9", "5", "10", "999999999999", "0", "", "0.5", "ten", "-3"].map((staff, at) => ({
          staff,
          company: `Company ${at}`,
        })),
      )
      const found = yield* rows(
        universe,
        "SELECT EMPLOYEES AS staff FROM people JOIN payload USING (ROW_ID) ORDER BY PERSON_KEY",
      )
      assert.deepStrictEqual(found.map(Object.values), [[1], [1], [2], [3], [3], [0], [0]])
      assert.deepStrictEqual(
        (yield* refusedRows(universe)).map((row) => row.replace(/^[^,]*people.csv,/, "")),
        [
          "9,staff,0.5,OutOfBounds,is below every band of EMPLOYEES",
          "10,staff,ten,NumberUnreadable,is not a number",
          "11,staff,'-3,NumberUnreadable,is not a number",
        ],
      )
    }),
  )

  it.effect("keep their companies when others change, as if all were imported again", () =>
    Effect.gen(function* () {
      const before = yield* imported({}, { company: "Hill" }, { company: "Moss", first: "Ida", last: "Moss" })
      const changed = { company: "Hill & Sons", id: "2" }
      const write = (name: string, text: string) =>
        Effect.promise(() => writeFile(join(before.folder, name), text))
      yield* write("changes.csv", csvOf([{ ...fitBusiness, ...changed, op: "upsert" }]))
      const request = {
        mapping: before.mapping,
        from: before.universe,
        changes: join(before.folder, "changes.csv"),
        folder: `${before.universe}-2`,
      }
      const made = yield* buildDeltaUniverse(request)
      const whole = yield* imported({}, changed, { company: "Moss", first: "Ida", last: "Moss" })
      assert.deepStrictEqual(made.manifest, whole.manifest)
      const people = { ...mapping, attributes: [] }
      yield* write("mapping.json", JSON.stringify(people))
      const failure = yield* Effect.flip(buildDeltaUniverse({ ...request, folder: `${before.universe}-3` }))
      assert.match(failure.message, /has list type 20, but the mapping loads Consumers, 10/)
    }),
  )
})

describe("The rows that were refused", () => {
  it.effect("are kept as they were written, and once they are mended a delta loads them", () =>
    Effect.gen(function* () {
      const clean: ReadonlyArray<Cells> = [{}, { company: "Hill, Inc." }, { company: "Moss" }]
      const {
        mapping: file,
        report,
        universe,
      } = yield* imported(
        ...clean.map((cells, at) => (at === 0 ? cells : { ...cells, zip: at === 1 ? "00000" : "6061" })),
      )
      const [mend = ""] = report.correctionFiles
      assert.strictEqual(mend, `${universe}.corrections-1.csv`)
      const text = yield* Effect.promise(() => readFile(mend, "utf8"))
      assert.strictEqual(text.split("\n").length, 4)
      const mended = text.replace(",00000,", ",60614,").replace(",6061,", ",60614,")
      yield* Effect.promise(() => writeFile(mend, mended))
      const made = yield* buildDeltaUniverse({
        mapping: file,
        from: universe,
        changes: mend,
        folder: `${universe}-2`,
      })
      assert.deepStrictEqual([made.report.added, made.report.refused], [2, 0])
      assert.deepStrictEqual(made.manifest, (yield* imported(...clean)).manifest)
    }),
  )
})
