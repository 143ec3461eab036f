import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { type Area, areaKey, canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { Effect, Layer, Stream } from "effect"
import { vi } from "vitest"
import { csvLine } from "../../../engine/src/lists/csv.ts"
import { Deliveries } from "../../../engine/src/supervisor/Deliveries.ts"
import { engineLayer } from "../../../engine/src/supervisor/layer.ts"
import { columnName } from "../../src/delivery/workbook/sheetXml.ts"
import { csvRows } from "../../src/delivery/workbook/csvRows.ts"
import { listWorkbook } from "../../src/delivery/workbook/listWorkbook.ts"
import { Suppressors } from "../../../engine/src/question/Suppressors.ts"
import { importUniverse } from "../../../engine/src/import/importUniverse.ts"
import { HANDLES_KNOWN, openHandles } from "../storage/openHandles.ts"
import { OWNER, RECORD_KEY } from "../../../engine/test/owner.ts"
import { mapping, peopleCsv, provided } from "../../../engine/test/universe/import/providerFiles.ts"
import { temporaryFolder } from "../../../engine/test/universe/smallUniverse.ts"
import { readWorkbook } from "./readWorkbook.ts"

const bytesOf = (path: string, records: number, sheetRows?: number) =>
  Stream.fromAsyncIterable(listWorkbook(path, records, sheetRows), String).pipe(
    Stream.runCollect,
    Effect.map((chunks) => Buffer.concat(chunks)),
  )

const sheetsOf = (workbook: Buffer) => Effect.promise(() => readWorkbook(workbook))

const listOf = Effect.fn("listOf")(function* (rows: ReadonlyArray<ReadonlyArray<string>>) {
  const path = join(yield* temporaryFolder, "list.csv")
  yield* Effect.promise(() => writeFile(path, rows.map(csvLine).join("")))
  return path
})

/** Without empty cells at its end, which a workbook leaves out. */
const trimmed = (row: ReadonlyArray<string>): ReadonlyArray<string> =>
  row.slice(0, row.findLastIndex((cell) => cell !== "") + 1)

const pieces = async function* (text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

const AWKWARD: ReadonlyArray<ReadonlyArray<string>> = [
  ["Record", "Name", "Note"],
  ["1", '"Bo", the\r\n2nd', "<b>&amp;</b> ]]>"],
  ["2", "", ""],
  ["3", "  blanks  ", "_x000D_ _x005F_x000D_"],
  ["4", "Ωμέγα 😀", "00501"],
  ["5", '""', ",\n\r,"],
]

describe("The rows of a delivered CSV", () => {
  it.effect("are the cells that were written, however the text is cut", () =>
    Effect.gen(function* () {
      const text = AWKWARD.map(csvLine).join("")
      for (let length = 1; length <= text.length; length++) {
        const rows = yield* Stream.runCollect(Stream.fromAsyncIterable(csvRows(pieces(text, length)), String))
        assert.deepStrictEqual(rows.flat(), AWKWARD)
      }
    }),
  )

  it.effect("end with the end of one, or there is an error", () =>
    Effect.gen(function* () {
      const read = (text: string) =>
        Effect.flip(Stream.runCollect(Stream.fromAsyncIterable(csvRows(pieces(text, 5)), String)))
      assert.include(yield* read("a,b\r\nc,d"), "ends in the middle of a record")
      assert.include(yield* read('a,b\r\n"c,d\r\n'), "ends in the middle of a record")
      assert.include(yield* read('a,b\r\nc"c,d\r\n'), "ends in the middle of a record")
    }),
  )
})

describe("The workbook of a list", () => {
  it.effect("has the cells of the CSV, all of them texts, in the same bytes every time", () =>
    Effect.gen(function* () {
      const path = yield* listOf(AWKWARD)
      const workbook = yield* bytesOf(path, 5)
      assert.deepStrictEqual(yield* sheetsOf(workbook), [{ name: "List", rows: AWKWARD.map(trimmed) }])
      assert.isTrue(workbook.equals(yield* bytesOf(path, 5)))
    }),
  )

  it.effect("continues on further sheets, each with the header, when one is full", () =>
    Effect.gen(function* () {
      const rows = Array.from({ length: 700 }, (_, at) => [String(at + 1), `N${at}`])
      const path = yield* listOf([["Record", "Name"], ...rows])
      const sheets = yield* sheetsOf(yield* bytesOf(path, 700, 301))
      assert.deepStrictEqual(
        sheets.map(({ name, rows: held }) => [name, held.length]),
        [
          ["List", 301],
          ["List 2", 301],
          ["List 3", 101],
        ],
      )
      assert.deepStrictEqual(
        sheets.map(({ rows: [head] }) => head),
        [
          ["Record", "Name"],
          ["Record", "Name"],
          ["Record", "Name"],
        ],
      )
      assert.deepStrictEqual(
        sheets.flatMap(({ rows: [, ...held] }) => held),
        rows,
      )
      assert.strictEqual((yield* sheetsOf(yield* bytesOf(path, 700, 701))).length, 1)
    }),
  )

  it.effect("of nobody is a header", () =>
    Effect.gen(function* () {
      const path = yield* listOf([["Record", "Name"]])
      assert.deepStrictEqual(yield* sheetsOf(yield* bytesOf(path, 0)), [
        { name: "List", rows: [["Record", "Name"]] },
      ])
    }),
  )

  it.effect("never ends as if it were whole when the list is not what was delivered", () =>
    Effect.gen(function* () {
      const path = yield* listOf(AWKWARD)
      assert.include(yield* Effect.flip(bytesOf(path, 1, 3)), "more than 1 records")
      yield* Effect.promise(async () => writeFile(path, (await readFile(path)).subarray(0, -1)))
      assert.include(yield* Effect.flip(bytesOf(path, 5)), "ends in the middle of a record")
    }),
  )

  it.runIf(HANDLES_KNOWN)("is given up, and the list with it, when nobody takes it any more", async () => {
    const folder = await mkdtemp(join(tmpdir(), "listwright-workbook-"))
    try {
      const path = join(folder, "list.csv")
      const rows = Array.from({ length: 100_000 }, (_, at) => [String(at), String((at * 7919) % 99_991)])
      await writeFile(path, rows.map(csvLine).join(""))
      const workbook = listWorkbook(path, rows.length)
      // The sheet, and so the list, comes after the four files that name it.
      for (let taken = 0; taken < 16; taken++) await workbook.next()
      assert.strictEqual(openHandles(path), 1)
      await workbook.return(undefined)
      await vi.waitFor(() => assert.strictEqual(openHandles(path), 0))
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it("names columns as spreadsheets do", () => {
    assert.deepStrictEqual([0, 25, 26, 51, 52, 701, 702].map(columnName), [
      "A",
      "Z",
      "AA",
      "AZ",
      "BA",
      "ZZ",
      "AAA",
    ])
  })
})

describe("A list of a provider's own records", () => {
  const EVIL = '=HYPERLINK("http://evil.example","click")'
  const own = {
    ...mapping,
    attributes: [
      { column: "age", to: "AGE" },
      { column: "last", to: "LASTNAME" },
      {
        column: "club",
        to: {
          column: "CLUB",
          name: "=Club",
          description: "Which club",
          category: 3,
          priceElement: null,
          inputType: "list",
          values: [
            { value: "1", name: "@gold" },
            { value: "2", name: "Silver, plated" },
          ],
        },
      },
    ],
  }

  it.live("has their own columns, and nothing in it runs as a formula", () =>
    Effect.gen(function* () {
      const csv = peopleCsv(
        { first: EVIL, last: "O'Neil", club: "1", dnc: "N" },
        { first: "@SUM(A1)", last: "-2+3", street: "+1 Oak\tSt", club: "2", dnc: "Y" },
        { first: 'Bo "B"', last: "Lee\u001f\u001e\u001dX", street: "3 Élm St, Rear", club: "", age: "" },
      )
      const { mapping: written, universe } = yield* provided({ "people.csv": csv }, own)
      yield* importUniverse({ mapping: written, folder: universe })
      const area: Area = { kind: "nation", excluded: false }
      const definition = canonicalDefinition({
        ...emptyDefinition(10),
        areas: [area],
        phoneOption: "phonesWhereAvailable",
      })
      const root = yield* temporaryFolder
      yield* Effect.gen(function* () {
        const deliveries = yield* Deliveries
        const select = (columns: ReadonlyArray<string>) =>
          deliveries.select({
            definition,
            owner: OWNER,
            quantities: [{ key: areaKey(area), quantity: 3 }],
            columns,
            recordKey: RECORD_KEY,
            deliveryFolder: join(root, columns.join("-")),
          })
        const { csvPath, records } = yield* select(["CLUB", "LASTNAME", "AGE"])
        const text = yield* Effect.promise(() => readFile(csvPath, "utf8"))
        const rows = (yield* Stream.runCollect(
          Stream.fromAsyncIterable(csvRows(pieces(text, 40)), String),
        )).flat()
        const [header = [], ...people] = rows
        assert.deepStrictEqual(header.slice(-3), ["Phone", "'=Club", "Age"])
        const cells = people
          .map((row) => [row[1], row[2], row[3], ...row.slice(-3)])
          .toSorted((a, b) => String(a).localeCompare(String(b)))
        assert.sameDeepMembers(cells, [
          [`'${EVIL}`, "O'Neil", "1 Oak St", "3125550101", "'@gold", "40"],
          ["'@SUM(A1)", "'-2+3", "'+1 Oak\tSt", "", "Silver, plated", "40"],
          ['Bo "B"', "LeeX", "3 Élm St, Rear", "3125550101", "", ""],
        ])
        for (const cell of rows.flat()) assert.notMatch(cell, /^[=+\-@\t\r]/)
        const [sheet] = yield* sheetsOf(yield* bytesOf(csvPath, records))
        assert.deepStrictEqual(sheet?.rows, rows.map(trimmed))
        const failure = yield* Effect.flip(select(["INCOME"]))
        assert.strictEqual(failure.reason, "there is no column INCOME")
      }).pipe(Effect.provide(Layer.provide(engineLayer(universe), Suppressors.nobody)))
    }),
  )
})
