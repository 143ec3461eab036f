import { access, readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { DuckDBInstance } from "@duckdb/node-api"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { readColumns } from "../../../src/format/columns/columnsFile.ts"
import { importUniverse } from "../../../src/import/importUniverse.ts"
import type { ImportProgress } from "../../../src/import/ImportRequest.ts"
import { readZipTable } from "../../../src/format/layout/ZipTable.ts"
import { readManifest } from "../../../src/format/readManifest.ts"
import { rowsOf } from "../smallUniverse.ts"
import {
  type Cells,
  csvOf,
  fit,
  mapping,
  peopleCsv,
  provided,
  refusedRows,
  temporaryFolder,
} from "./providerFiles.ts"

const EXAMPLE = fileURLToPath(new URL("../../../../../fixtures/import/example.json", import.meta.url))

const rows = (folder: string, sql: string) => Effect.promise(() => rowsOf(folder, sql))

/** Counts the rows that have the bit of a fact. */
const bitsOf = (folder: string, name: string) =>
  Effect.promise(async () => {
    const bytes = await readFile(join(folder, "bits", `${name}.bits`))
    return bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll("0", "").length, 0)
  })

describe("The example files", () => {
  it.effect("become a universe of exactly their people", () =>
    Effect.gen(function* () {
      const folder = join(yield* temporaryFolder, "universe")
      const { manifest, report } = yield* importUniverse({ mapping: EXAMPLE, folder })
      assert.deepStrictEqual(yield* readManifest(folder), manifest)
      const { households, listType, records, source, vintage } = manifest
      assert.deepStrictEqual(
        { households, listType, records, source, vintage },
        { households: 8, listType: 10, records: 10, source: "Example Consumer File", vintage: "2026-11" },
      )
      assert.deepStrictEqual([report.rows, report.refused, report.refusals], [10, 0, []])
      assert.deepStrictEqual(yield* refusedRows(folder), [])

      const facts = ["VALID", "HOUSEHOLD_END", "PHONE", "APARTMENT", "PO_BOX", "RURAL"]
      assert.deepStrictEqual(
        yield* Effect.forEach(facts, (fact) => bitsOf(folder, fact)),
        [10, 8, 5, 2, 1, 2],
      )
      const people = yield* rows(
        folder,
        `SELECT FIRST_NAME || ' ' || LAST_NAME AS name, ZIP4, ROUTE, HOUSEHOLD, HOUSEHOLD_FIRST AS first, PHONE,
           PHONE_NUMBER::VARCHAR AS number, CITY || ' ' || STATE AS city, WALK_SEQUENCE AS walk, AGE, GENDER, BIRTHDATE,
           LOANMONTH, INTERESTS, SOLAR, DONATION
         FROM people JOIN payload USING (ROW_ID) ORDER BY ROW_ID`,
      )
      const found = (name: string) => people.find((person) => person["name"] === name)
      assert.deepStrictEqual(found("Alice Berg"), {
        name: "Alice Berg",
        ZIP4: 606141201,
        ROUTE: 1001,
        HOUSEHOLD: found("Ben Berg")?.["HOUSEHOLD"],
        first: found("Ben Berg")?.["first"] === 1 ? 2 : 3,
        PHONE: 1,
        number: "3125550101",
        city: "Chicago IL",
        walk: 3,
        AGE: 44,
        GENDER: 1,
        BIRTHDATE: 19800229,
        LOANMONTH: 201906,
        INTERESTS: 9,
        SOLAR: 1,
        DONATION: 250,
      })
      assert.deepStrictEqual([found("Dan O'Neil")?.["INTERESTS"], found("Dan O'Neil")?.["SOLAR"]], [536, 0])
      assert.deepStrictEqual([found("Éva Nagy")?.["AGE"], found("Éva Nagy")?.["GENDER"]], [0, 0])
      // Providence comes first; then, without a route, the two Hills whose addresses are one household.
      const hills = people.slice(2, 4)
      assert.sameMembers(
        hills.map(({ name }) => name),
        ["Gus Hill", "Hana Hill"],
      )
      for (const { city, HOUSEHOLD, ROUTE, walk, ZIP4 } of hills)
        assert.deepStrictEqual([city, HOUSEHOLD, ROUTE, walk, ZIP4], ["Chicago IL", 0, 0, null, 606140000])
      assert.deepStrictEqual(
        people.slice(0, 2).map(({ name }) => name),
        ["Ida Moss", "=Jo Lee"],
      )

      const columns = yield* Effect.promise(() => readColumns(folder))
      assert.deepStrictEqual(
        columns.map(({ column, texts }) => [column.column, texts.length]),
        [
          ["AGE", 0],
          ["GENDER", 0],
          ["BIRTHDATE", 0],
          ["LASTNAME", 8],
          ["LOANMONTH", 0],
          ["INTERESTS", 0],
          ["SOLAR", 0],
          ["DONATION", 0],
        ],
      )
      assert.deepStrictEqual(
        columns.flatMap(({ texts }) => texts),
        ["BERG", "DIAZJR", "HILL", "LEE", "MOSS", "NAGY", "ONEIL", "STONE"],
      )
      const zips = yield* Effect.promise(() => readFile(join(folder, "places/zips")))
      assert.deepStrictEqual(
        readZipTable(zips).map(({ routeRuns, rows: people, unplaced, zip }) => [
          zip,
          people,
          unplaced,
          routeRuns,
        ]),
        [
          [2903, 2, 0, 2],
          [60614, 8, 3, 4],
        ],
      )
    }),
  )
})

/** Rows that are refused, with what is wrong with each in the report: line, column, value, kind, reason. */
const BAD: ReadonlyArray<readonly [Cells, string]> = [
  [{ id: "" }, "id,,KeyMissing,is missing"],
  [{ id: "abc" }, "id,abc,KeyUnreadable,is not a whole number below 2^64"],
  [{ id: "18446744073709551616" }, "id,18446744073709551616,KeyUnreadable,is not a whole number below 2^64"],
  [{ id: "-1" }, "id,'-1,KeyUnreadable,is not a whole number below 2^64"],
  [{ first: " " }, "first,,NameMissing,is missing"],
  [{ last: "" }, "last,,NameMissing,is missing"],
  [{ street: "" }, "street,,AddressMissing,is missing"],
  [
    { last: "Le\u0000e" },
    'last,Le␀e,TextUnusable,"contains a NUL character (shown as ␀); export the file again as UTF-8 text, without NUL bytes"',
  ],
  [
    { first: "x".repeat(201) },
    `first,${"x".repeat(60)}...,TextUnusable,"has more than 200 characters; check whether a delimiter or a quote is missing before it, or shorten it"`,
  ],
  [{ zip: "" }, "zip,,ZipMissing,is missing"],
  [{ zip: "2903" }, "zip,2903,ZipUnreadable,is not a 5-digit ZIP Code"],
  [{ zip: "60614-1201" }, "zip,60614-1201,ZipUnreadable,is not a 5-digit ZIP Code"],
  [{ zip: "00000" }, "zip,00000,ZipUnknown,is not an existing ZIP Code"],
  [{ plus4: "120" }, "plus4,120,Plus4Unreadable,is not a 4-digit ZIP+4 add-on"],
  [{ route: "X001" }, "route,X001,RouteUnreadable,is not a carrier route like C001"],
  [{ walk: "65536" }, "walk,65536,NumberUnreadable,is not a whole number from 0 to 65535"],
  [{ score: "1.5" }, "score,1.5,NumberUnreadable,is not a whole number from 0 to 255"],
  [{ lat: "91" }, 'lat,"91, -87.64",PointOutOfRange,is not a latitude and longitude in the United States'],
  [{ lat: "0", lon: "0" }, 'lat,"0, 0",PointOutOfRange,is not a latitude and longitude in the United States'],
  [{ lon: "" }, 'lat,"41.92, ",PointOutOfRange,is not a latitude and longitude in the United States'],
  [{ phone: "555-0101" }, "phone,555-0101,PhoneUnreadable,is not a 10-digit phone number"],
  [{ phone: "13125550101" }, "phone,13125550101,PhoneUnreadable,is not a 10-digit phone number"],
  [{ dnc: "maybe" }, "dnc,maybe,FlagUnknown,is neither yes nor no"],
  [{ flat: "2" }, "flat,2,FlagUnknown,is neither yes nor no"],
  [{ age: "old" }, "age,old,NumberUnreadable,is not a whole number"],
  [{ age: "17" }, "age,17,OutOfBounds,is outside 18 to 99 of AGE"],
  [{ age: "296" }, "age,296,OutOfBounds,is outside 18 to 99 of AGE"],
  [{ sex: "m" }, 'sex,m,ValueUnknown,"is not a value of GENDER: F, M"'],
  [{ born: "19800230" }, "born,19800230,DateUnreadable,is not a date like YYYYMMDD"],
  [{ born: "1980-02-29" }, "born,1980-02-29,DateUnreadable,is not a date like YYYYMMDD"],
  [{ born: "20091231" }, "born,20091231,OutOfBounds,is outside 19261101 to 20081031 of BIRTHDATE"],
  [{ loan: "132020" }, "loan,132020,DateUnreadable,is not a month like MMYYYY"],
  [{ loan: "121994" }, "loan,121994,OutOfBounds,is outside 011995 to 102026 of LOANMONTH"],
  [{ pets: "1;7" }, 'pets,1;7,ValueUnknown,"is not a value of PETS: 1, 2, 3"'],
  [{ pets: "=1" }, 'pets,\'=1,ValueUnknown,"is not a value of PETS: 1, 2, 3"'],
]

const many = (count: number, cells: (at: number) => Cells): ReadonlyArray<Cells> =>
  Array.from({ length: count }, (_, at) => cells(at))

describe("A row that cannot be loaded", () => {
  it.effect("is left out with its line, its column, its value and the reason", () =>
    Effect.gen(function* () {
      const files = yield* provided({ "people.csv": peopleCsv({}, ...BAD.map(([cells]) => cells), {}) })
      const { manifest, report } = yield* importUniverse({
        mapping: files.mapping,
        folder: files.universe,
        maxRefused: 100,
      })
      const file = join(files.folder, "people.csv")
      assert.deepStrictEqual(
        yield* refusedRows(files.universe),
        BAD.map(([, wrong], at) => `${file},${at + 3},${wrong}`),
      )
      assert.deepStrictEqual([manifest.records, report.rows, report.refused], [2, BAD.length + 2, BAD.length])
      assert.deepStrictEqual(report.refusals[0], {
        column: "id",
        kind: "KeyUnreadable",
        rows: 3,
        file,
        line: 4,
      })
      assert.strictEqual(
        report.refusals.reduce((sum, refusal) => sum + refusal.rows, 0),
        BAD.length,
      )
    }),
  )

  it.effect("is one whose key stood before, in the same file or another", () =>
    Effect.gen(function* () {
      const files = yield* provided({
        "people-1.csv": peopleCsv({ id: "7", zip: "00000" }, { id: "7", first: "Second" }, { id: "007" }),
        "people-2.csv": peopleCsv({ id: "8" }, { id: "7" }),
      })
      const { manifest } = yield* importUniverse({
        mapping: files.mapping,
        folder: files.universe,
        maxRefused: 60,
      })
      assert.strictEqual(manifest.records, 2)
      const [one, two] = ["people-1.csv", "people-2.csv"].map((name) => join(files.folder, name))
      assert.deepStrictEqual(yield* refusedRows(files.universe), [
        `${one},2,zip,00000,ZipUnknown,is not an existing ZIP Code`,
        `${one},4,id,007,KeyTwice,is the key of line 3 of ${one} already`,
        `${two},3,id,7,KeyTwice,is the key of line 3 of ${one} already`,
      ])
      const names = yield* rows(files.universe, "SELECT FIRST_NAME AS name FROM payload WHERE PERSON_KEY = 7")
      assert.deepStrictEqual(names, [{ name: "Second" }])
    }),
  )

  it.effect("is everybody of a household of more than 64 people", () =>
    Effect.gen(function* () {
      const people = [
        ...many(65, () => ({ house: "big" })),
        ...many(64, () => ({ house: "full" })),
        // The same household is another one in another ZIP Code.
        { house: "big", zip: "60610" },
        ...many(65, () => ({ street: "1 Nursing Home" })),
      ]
      const files = yield* provided({ "people.csv": peopleCsv(...people) })
      const { manifest, report } = yield* importUniverse({
        mapping: files.mapping,
        folder: files.universe,
        maxRefused: 90,
      })
      assert.deepStrictEqual([manifest.records, manifest.households], [65, 2])
      assert.deepStrictEqual(
        report.refusals.map(({ kind, line, rows: refused }) => [kind, line, refused]),
        [["HouseholdTooLarge", 2, 130]],
      )
      const [first] = yield* refusedRows(files.universe)
      assert.include(
        first,
        ",2,house,big,HouseholdTooLarge,is a household of 65 people in ZIP Code 60614; one has 64 at most",
      )
    }),
  )

  it.effect("is one that breaks the form of the file, whose lines are counted all the same", () =>
    Effect.gen(function* () {
      const [head, one, two, three] = peopleCsv({ street: "1 Oak St\nApt 2" }, {}, { age: "7" }).split(
        /\n(?!Apt)/,
      )
      const text = [head, one, "", `${two},more`, `9,"Ann"x${"\n"}10,short`, three, ""].join("\r\n")
      const files = yield* provided({ "people.csv": text })
      const { manifest, report } = yield* importUniverse({
        mapping: files.mapping,
        folder: files.universe,
        maxRefused: 90,
      })
      assert.deepStrictEqual([manifest.records, report.rows, report.refused], [1, 5, 4])
      const refused = (yield* refusedRows(files.universe)).map((row) => row.replace(/^[^,]*,/, ""))
      assert.match(
        refused[0] ?? "",
        /^5,,"2,.*,more",RowMalformed,"has 21 cells, but the first line has 20"$/,
      )
      assert.deepStrictEqual(refused.slice(1), [
        '6,,"9,""Ann""x",RowMalformed,has text next to a quoted cell in cell 2',
        '7,,"10,short",RowMalformed,"has 2 cells, but the first line has 20"',
        "8,age,7,OutOfBounds,is outside 18 to 99 of AGE",
      ])
    }),
  )
})

describe("An import", () => {
  const exists = (path: string) =>
    Effect.promise(() =>
      access(path).then(
        () => true,
        () => false,
      ),
    )

  it.effect("of too many rows that are refused loads nothing, and says which", () =>
    Effect.gen(function* () {
      const people = [...many(99, () => ({})), { zip: "00000" }]
      const files = yield* provided({ "people.csv": peopleCsv(...people) })
      const request = { mapping: files.mapping, folder: files.universe }
      const failure = yield* Effect.flip(importUniverse({ ...request, maxRefused: 0.5 }))
      if (failure._tag !== "TooManyRefused") return assert.fail(failure.message)
      assert.deepStrictEqual([failure.rows, failure.refused, failure.limit], [100, 1, 0.5])
      assert.strictEqual((yield* refusedRows(files.universe)).length, 1)
      assert.isFalse(yield* exists(files.universe))
      assert.isFalse(yield* exists(`${files.universe}.unfinished`))
      // One percent is what may be refused unless another limit is given.
      assert.strictEqual((yield* importUniverse(request)).manifest.records, 99)
    }),
  )

  it.effect(
    "keeps the people of a household together, in the order of their keys, where the first of them stands",
    () =>
      Effect.gen(function* () {
        const files = yield* provided({
          "people.csv": peopleCsv(
            { id: "5", house: "b", route: "C002", walk: "1", phone: "" },
            { id: "3", house: "a", route: "C001", walk: "9" },
            { id: "9", house: "a", route: "C009", walk: "1", phone: "" },
            { id: "1", house: "b", route: "C001", walk: "2", dnc: "Y" },
            { id: "2", house: "c", route: "B001", walk: "7" },
            { id: "4", house: "", street: "é 1", route: "", walk: "" },
            { id: "6", house: "", street: "E.  1", route: "", walk: "" },
          ),
        })
        yield* importUniverse({ mapping: files.mapping, folder: files.universe })
        const found = yield* rows(
          files.universe,
          `SELECT PERSON_KEY::VARCHAR AS key, HOUSEHOLD AS house, HOUSEHOLD_FIRST AS first, ROW_ID AS row
         FROM people JOIN payload USING (ROW_ID) ORDER BY ROW_ID`,
        )
        assert.deepStrictEqual(
          found.map(({ first, house, key, row }) => [row, key, house, first]),
          [
            [0, "4", 0, 3],
            [1, "6", 0, 0],
            [2, "2", 1, 3],
            [3, "1", 2, 1],
            [4, "5", 2, 0],
            [5, "3", 3, 3],
            [6, "9", 3, 0],
          ],
        )
      }),
  )

  it.effect("hashes keys that are texts to the first 64 bits of their SHA-256", () =>
    Effect.gen(function* () {
      const record = { ...mapping.record, key: { column: "id", as: "text" } }
      const files = yield* provided({ "people.csv": peopleCsv({ id: "abc" }) }, { ...mapping, record })
      yield* importUniverse({ mapping: files.mapping, folder: files.universe })
      const [found] = yield* rows(files.universe, "SELECT PERSON_KEY::VARCHAR AS key FROM payload")
      assert.strictEqual(found?.["key"], String(0xba7816bf8f01cfean))
    }),
  )

  it.effect(
    "gives an attribute any name that is not reserved, and a provider's columns any name at all",
    () =>
      Effect.gen(function* () {
        const names = [
          "KIND",
          "REASON",
          "COLUMN_NAME",
          "PEOPLE",
          "FIRST",
          "FILE",
          "NUMBER",
          "ZIPS",
          "CELLS",
          "STAGED",
        ]
        const attributes = names.map((column) => ({
          column: 'for "AGE", in ZIP',
          to: {
            column,
            name: column,
            description: "",
            inputType: "number",
            category: 3,
            priceElement: null,
            min: "1",
            max: "99",
          },
        }))
        const people = [
          {},
          { id: "1" },
          { zip: "1" },
          ...many(65, () => ({ house: "big" })),
          { house: "small" },
        ]
        const own = { 'for "AGE", in ZIP': "42" }
        const files = yield* provided(
          { "people.csv": peopleCsv(...people.map((cells) => ({ ...own, ...cells }))) },
          { ...mapping, attributes },
        )
        const request = { mapping: files.mapping, folder: files.universe, maxRefused: 99 }
        const { manifest, report } = yield* importUniverse(request)
        assert.deepStrictEqual([manifest.records, report.refused], [2, 67])
        const [sums] = yield* rows(
          files.universe,
          `SELECT ${names.map((name) => `sum(${name})::INT AS ${name}`).join(", ")} FROM people`,
        )
        assert.deepStrictEqual(
          Object.values(sums ?? {}),
          names.map(() => 84),
        )
      }),
  )

  it.effect("compares texts as questions do, whatever letters they have", () =>
    Effect.gen(function* () {
      const names = ["Éric", "ERIC", "Weiß", "ﬁn", "O'Neil", "o neil", "李", "Zoë"]
      const files = yield* provided({ "people.csv": peopleCsv(...names.map((last) => ({ last }))) })
      yield* importUniverse({ mapping: files.mapping, folder: files.universe })
      const stored = (yield* Effect.promise(() => readColumns(files.universe))).find(
        ({ column }) => column.column === "LASTNAME",
      )
      const found = yield* rows(
        files.universe,
        "SELECT LAST_NAME AS name, LASTNAME AS code FROM people JOIN payload USING (ROW_ID) ORDER BY PERSON_KEY",
      )
      assert.deepStrictEqual(
        found.map(({ code, name }) => [name, stored?.texts[Number(code) - 1] ?? null]),
        [
          ["Éric", "ERIC"],
          ["ERIC", "ERIC"],
          ["Weiß", "WEISS"],
          ["ﬁn", "FIN"],
          ["O'Neil", "ONEIL"],
          ["o neil", "ONEIL"],
          ["李", null],
          ["Zoë", "ZOE"],
        ],
      )
    }),
  )

  it.effect("reads Parquet with numbers and dates as it reads CSV, and makes the same bytes every time", () =>
    Effect.gen(function* () {
      const csv = csvOf(
        many(3_000, (at) => ({
          ...fit,
          id: String(at + 1),
          house: String(at % 1_700),
          zip: ["60614", "02903", "99950"][at % 3] ?? "",
          born: at % 7 === 0 ? "" : `19${60 + (at % 40)}-03-0${1 + (at % 9)}`,
          age: String(18 + (at % 60)),
          pets: ["", "1", "2; 3", "3;1;2"][at % 4] ?? "",
        })),
      )
      const born = { column: "born", to: "BIRTHDATE", format: "YYYY-MM-DD" }
      const written = { ...mapping, attributes: mapping.attributes.with(2, born) }
      const files = yield* provided({ "people.csv": csv }, written)
      const parquet = { ...written, input: { format: "parquet", files: ["people.parquet"] } }
      yield* Effect.promise(async () => {
        const connection = await (await DuckDBInstance.create()).connect()
        await connection.run(
          `COPY (SELECT * REPLACE (id::UBIGINT AS id, born::DATE AS born, age::TINYINT AS age, phone::BIGINT AS phone,
             lat::DOUBLE AS lat) FROM read_csv('${files.folder}/people.csv', all_varchar = true))
           TO '${files.folder}/people.parquet'`,
        )
        connection.closeSync()
        await writeFile(join(files.folder, "parquet.json"), JSON.stringify(parquet))
      })
      const [first, again, other] = yield* Effect.forEach(["mapping", "mapping", "parquet"], (name, at) =>
        importUniverse({
          mapping: join(files.folder, `${name}.json`),
          folder: `${files.universe}-${at}`,
        }),
      )
      assert.strictEqual(first?.manifest.records, 3_000)
      assert.deepStrictEqual(again?.manifest, first?.manifest)
      assert.deepStrictEqual(other?.manifest, first?.manifest)
      const [wrong] = yield* rows(
        `${files.universe}-0`,
        `SELECT count(*) AS n FROM people JOIN payload USING (ROW_ID)
         WHERE PETS <> [0, 1, 6, 7][(PERSON_KEY::BIGINT - 1) % 4 + 1] OR (BIRTHDATE = 0) <> ((PERSON_KEY - 1) % 7 = 0)`,
      )
      assert.strictEqual(Number(wrong?.["n"]), 0)
    }),
  )

  it.live("that is cut off leaves nothing, wherever it is", () =>
    Effect.gen(function* () {
      const people = many(30_000, (at) => ({ zip: at % 2 === 0 ? "60614" : "02903" }))
      const files = yield* provided({ "people.csv": peopleCsv(...people) })
      for (const stage of ["reading", "sorting", "writing"] as const) {
        const reached = yield* Deferred.make<void>()
        const onProgress = (progress: ImportProgress): void => {
          if (progress.stage === stage) Deferred.doneUnsafe(reached, Effect.void)
        }
        const request = { mapping: files.mapping, folder: files.universe, onProgress }
        const fiber = yield* Effect.forkChild(importUniverse(request))
        yield* Deferred.await(reached)
        yield* Fiber.interrupt(fiber)
        const left = yield* Effect.promise(() => readdir(files.folder))
        assert.notInclude(left, "universe", stage)
        assert.notInclude(left, "universe.unfinished", stage)
      }
      const made = yield* importUniverse({ mapping: files.mapping, folder: files.universe })
      assert.strictEqual(made.manifest.records, 30_000)
    }),
  )

  it.effect("leaves a folder with files of somebody else alone, and refuses files without a record", () =>
    Effect.gen(function* () {
      const files = yield* provided({ "people.csv": csvOf([]) })
      const request = { mapping: files.mapping, folder: files.folder }
      const taken = yield* Effect.flip(importUniverse(request))
      assert.match(taken.message, /isn't empty; choose a folder that doesn't exist yet/)
      const empty = yield* Effect.flip(importUniverse({ ...request, folder: files.universe }))
      assert.match(empty.message, /no records can be loaded/)
      const limit = yield* Effect.flip(importUniverse({ ...request, maxRefused: 101 }))
      assert.match(limit.message, /a percentage from 0 to 100/)
    }),
  )
})
