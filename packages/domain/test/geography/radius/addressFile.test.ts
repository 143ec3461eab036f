import { Effect, Layer, Result } from "effect"
import { describe, expect, it } from "vitest"
import { AddressFiles, type LocatedAddressFile } from "../../../src/geography/radius/AddressFiles.ts"
import { addressFileNotice, cellProblemText } from "../../../src/geography/AddressNotices.ts"
import {
  ADDRESS_COLUMNS,
  ADDRESS_FILE_EXTENSIONS,
  type AddressColumn,
  type AddressSheet,
  type FailedRow,
  MAX_ADDRESSES,
  MAX_KEYCODE_CHARACTERS,
} from "../../../src/geography/radius/AddressRow.ts"
import { suggestedAddressColumns } from "../../../src/geography/radius/addressColumns.ts"
import { failedRowsCsv } from "../../../src/geography/radius/failedRowsCsv.ts"
import { checkAddressRows } from "../../../src/geography/radius/checkAddressRows.ts"
import { unchangedAreas } from "../../../src/geography/AreasUpdate.ts"
import { defaultAreaChoiceRules } from "../../../src/geography/AreaChoiceRules.ts"
import { addUploadedAddresses, uploadAddressFile } from "../../../src/geography/radius/uploadAddresses.ts"
import { Refused } from "../../../src/shared/Failures.ts"
import { exampleOf, holding, textsOf } from "../areaExamples.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"
import { fillPlaceholders } from "../../../src/shared/wording/MessageText.ts"

const row = (...cells: ReadonlyArray<string>): ReadonlyArray<string> => cells
const good = row("S1", "1 Main St", "Chicago", "IL", "60614", "10")
const sheetOf = (...rows: ReadonlyArray<ReadonlyArray<string>>): AddressSheet => ({
  columns: ADDRESS_COLUMNS,
  rows,
})
const checked = (sheet: AddressSheet) => Result.getOrThrow(checkAddressRows(sheet))
const problemsOf = (...cells: ReadonlyArray<string>) => checked(sheetOf(cells)).problems.map(cellProblemText)

describe("the rows of an address file [ob5-address-upload]", () => {
  it("have six columns, in a file of Excel 97 or newer", () => {
    expect(ADDRESS_COLUMNS).toEqual(["Keycode", "Address", "City", "State", "ZIP", "Distance in miles"])
    expect(ADDRESS_FILE_EXTENSIONS).toEqual([".xls", ".xlsx"])
  })

  it("are read with their line and their distance cut to 200 miles", () => {
    expect(
      checked(sheetOf(good, row("", " 2 Oak St ", "Milwaukee", "wi", "53202-1234", "250.5"))).good,
    ).toEqual([
      { line: 2, keycode: "S1", address: "1 Main St", city: "Chicago", state: "IL", zip: "60614", miles: 10 },
      { line: 3, keycode: "", address: "2 Oak St", city: "Milwaukee", state: "WI", zip: "53202", miles: 200 },
    ])
  })

  it.each([
    [row("x".repeat(30), "1 Main St", "Chicago", "IL", "60614", "1"), []],
    [
      row("x".repeat(31), "1 Main St", "Chicago", "IL", "60614", "1"),
      ["Keycode: can have at most 30 characters"],
    ],
    [
      row("S1", "", " ", "", "", ""),
      [
        "Address: can't be empty",
        "City: can't be empty",
        "State: can't be empty",
        "ZIP: can't be empty",
        "Distance in miles: can't be empty",
      ],
    ],
    [
      row("S1", "1 Main St", "Chicago", "Illinois", "6061", "0"),
      [
        "State: must be a two-letter state code",
        "ZIP: must be a 5-digit ZIP Code",
        "Distance in miles: must be a number greater than 0",
      ],
    ],
    [row("S1", "1 Main St", "Chicago", "IL", "60614"), ["Distance in miles: can't be empty"]],
  ])("%j have the problems %j [ob9-keycode]", (cells, problems) => {
    expect(MAX_KEYCODE_CHARACTERS).toBe(30)
    expect(problemsOf(...cells)).toEqual(problems)
  })

  it("keep the good ones and name the bad ones; lines without text are no rows", () => {
    const { good: kept, problems } = checked(sheetOf(good, row("", " "), row("S2"), good))
    expect(kept.map(({ line }) => line)).toEqual([2, 5])
    expect(new Set(problems.map(({ line }) => line))).toEqual(new Set([4]))
  })

  it("are found by their headings, in any order and case", () => {
    const sheet = {
      columns: ["zip code", "DISTANCE", "2 Address", "", "State", "city", "Address", " Keycode "],
      rows: [row("60614", "10", "Rear", "!", "IL", "Chicago", "1 Main St", "S1")],
    }
    expect(checked(sheet)).toEqual(checked(sheetOf(good)))
  })

  it.each(["606145", "A60614", "60614-12345", "60614-"])("have no ZIP Code like %s", (code) => {
    expect(problemsOf("S1", "1 Main St", "Chicago", "IL", code, "1")).toEqual([
      "ZIP: must be a 5-digit ZIP Code",
    ])
  })

  it("are found by the columns that were chosen, each of the file and used once", () => {
    const columns = ["Store", "Address", "City", "State", "ZIP", "Distance"]
    const chosen = { ...suggestedAddressColumns(columns), Keycode: "Store" }
    const read = (keys: Partial<Record<AddressColumn, string>>) =>
      checkAddressRows({ columns, rows: [good] }, { ...chosen, ...keys })
    expect(Result.getOrThrow(read({})).good).toEqual(checked(sheetOf(good)).good)
    expect(read({ City: "Town" })).toEqual(Result.fail({ _tag: "ColumnUnknown", column: "Town" }))
    expect(read({ City: "State" })).toEqual(Result.fail({ _tag: "ColumnRepeated", column: "State" }))
    expect(addressFileNotice({ _tag: "ColumnUnknown", column: "Town" }).text).toContain("'Town'")
    expect(addressFileNotice({ _tag: "ColumnRepeated", column: "State" }).text).toContain("twice")
  })

  it("are at most 10,000, bad ones among them; the lines of the file are kept", () => {
    const many = (rows: number) =>
      checkAddressRows(sheetOf(row(), row("S2"), ...Array.from({ length: rows }, () => good)))
    expect(Result.isSuccess(many(MAX_ADDRESSES - 1))).toBe(true)
    expect(many(MAX_ADDRESSES)).toEqual(Result.fail({ _tag: "TooManyAddresses" }))
    expect(addressFileNotice({ _tag: "TooManyAddresses" }).text).toContain("more than 10,000 addresses")
    expect(checked({ ...sheetOf(good), lines: [7] }).good[0]?.line).toBe(7)
  })

  it("that are left out become a file to mend, in which nothing runs", () => {
    const failed = [
      { line: 3, cells: ["=1+1", 'Rear, "B"'], reason: "City: can't be empty" },
      { line: 9, cells: [], reason: "too long" },
    ]
    expect(failedRowsCsv(["Store", "Address"], failed)).toBe(
      'Store,Address,Line,Reason\r\n\'=1+1,"Rear, ""B""",3,City: can\'t be empty\r\n,,9,too long\r\n',
    )
  })

  it("cannot be read without a column", () => {
    expect(checkAddressRows({ columns: ADDRESS_COLUMNS.slice(1), rows: [good] })).toEqual(
      Result.fail({ _tag: "ColumnsMissing", columns: ["Keycode"] }),
    )
    expect(checkAddressRows({ columns: ["Keycode", "Address", "City", "State"], rows: [good] })).toEqual(
      Result.fail({ _tag: "ColumnsMissing", columns: ["ZIP", "Distance in miles"] }),
    )
  })
})

const kept: LocatedAddressFile = { file: exampleOf.locations.file, name: "stores.xlsx", locations: 2 }
const lost: FailedRow = { line: 3, cells: ["S2"], reason: "Address: can't be empty" }
const file = { name: "stores.xlsx", content: new Uint8Array() }

/** The answers of a server that was given a file. */
const filesWith = (answers: Partial<typeof AddressFiles.Service>): Layer.Layer<AddressFiles> =>
  Layer.succeed(AddressFiles, {
    upload: () => Effect.succeed("file-1"),
    head: () => Effect.succeed(sheetOf(good, row("S2"))),
    located: () =>
      Effect.succeed({
        kept,
        found: 2,
        levels: { zip: 2 },
        failed: Array.from({ length: 1_200 }, () => lost),
      }),
    locations: () => Effect.succeed([]),
    ...answers,
  })

const upload = (
  chosen: typeof file | null,
  answers: Partial<typeof AddressFiles.Service> = {},
  choosing = defaultAreaChoiceRules,
) =>
  Effect.runPromise(
    Effect.provide(
      Effect.gen(function* () {
        const definition = holding(exampleOf.zip)
        const uploaded = yield* uploadAddressFile(chosen)
        return Result.isSuccess(uploaded)
          ? yield* addUploadedAddresses(definition, uploaded.success.targetFile, null, true, choosing)
          : { ...unchangedAreas(definition, addressFileNotice(uploaded.failure)), ...NOTHING_LOCATED }
      }),
      filesWith(answers),
    ),
  )
const NOTHING_LOCATED = { located: null, centers: null, failed: [] }

describe("uploading addresses [ob5-address-upload]", () => {
  it("adds the addresses on the map, tells of the others, and names the bad rows", async () => {
    const uploaded = await upload(file)
    expect(uploaded.definition.areas).toEqual([
      { ...exampleOf.locations, name: "stores.xlsx", locations: 2, sameState: true },
    ])
    expect(uploaded.removed).toEqual([exampleOf.zip])
    expect(uploaded.located).toMatchObject({
      kind: "info",
      title: "",
      text: fillPlaceholders(TEXTS.addressesLocated, { found: "2", notFound: "1,200" }),
    })
    expect(uploaded.failed).toContainEqual(lost)
    expect(uploaded.centers?.text).toBe("Distances are measured from the ZIP center.")
    expect(uploaded.warnings).toEqual([])
  })

  it("says how many radii addresses with one ZIP center make", async () => {
    const twice = { kept: { ...kept, locations: 1 }, found: 2, levels: { zip: 2 }, failed: [] }
    const uploaded = await upload(file, { located: () => Effect.succeed(twice) })
    expect(uploaded.added).toEqual([expect.objectContaining({ kind: "locations", locations: 1 })])
    expect(uploaded.centers?.text).toContain("2 addresses make 1.")
  })

  it("suggests columns by what people call them too, its own names first", () => {
    expect(
      suggestedAddressColumns(["Key", "Street Address", "Town", "St", "Postal Code", "Miles", "Radius"]),
    ).toEqual({
      Keycode: "Key",
      Address: "Street Address",
      City: "Town",
      State: "St",
      ZIP: "Postal Code",
      "Distance in miles": "Miles",
    })
    expect(suggestedAddressColumns(["Miles", "Distance"])["Distance in miles"]).toBe("Distance")
  })

  it("suggests columns by their headings, and asks with those that were chosen", async () => {
    const columns = ["Store", "Address", "City", "State", "ZIP", "Distance"]
    const head = () => Effect.succeed({ columns, rows: [good] })
    const uploaded = await Effect.runPromise(Effect.provide(uploadAddressFile(file), filesWith({ head })))
    const { suggested, targetFile } = Result.getOrThrow(uploaded)
    expect(targetFile).toBe("file-1")
    expect(suggested).toMatchObject({ Keycode: null, "Distance in miles": "Distance" })
  })

  it("reports when none of the addresses was found", async () => {
    const uploaded = await upload(file, {
      located: () => Effect.succeed({ kept: null, found: 0, levels: {}, failed: [lost, lost] }),
    })
    expect(uploaded).toMatchObject({ added: [], definition: { areas: [exampleOf.zip] } })
    expect(uploaded.located?.text).toEqual(
      fillPlaceholders(TEXTS.addressesLocated, { found: "0", notFound: "2" }),
    )
  })

  it("adds no file of several locations where the site takes one address, and says so", async () => {
    const one = { ...defaultAreaChoiceRules, takesSeveralAddresses: false }
    const uploaded = await upload(file, {}, one)
    expect(uploaded.definition.areas).toEqual([exampleOf.zip])
    expect(textsOf(uploaded.warnings)).toEqual([
      "This list accepts one address at a time, but the file has 2 locations. Nothing was added.",
    ])
    const alone = { kept: { ...kept, locations: 1 }, found: 1, levels: { address: 1 }, failed: [] }
    const added = await upload(file, { located: () => Effect.succeed(alone) }, one)
    expect(added.added).toHaveLength(1)
  })

  it.each([
    [null, {}, "Please choose a file"],
    [file, { upload: () => Effect.fail(new Refused({ reason: "" })) }, "Please try again"],
    [file, { upload: () => Effect.fail(new Refused({ reason: "Not an Excel file" })) }, "Not an Excel file"],
    [
      file,
      {
        located: () => Effect.fail(new Refused({ reason: "The file has no column ZIP. Nothing was added." })),
      },
      "The file has no column ZIP. Nothing was added.",
    ],
  ])("case %# adds nothing and shows an error", async (chosen, answers, text) => {
    const uploaded = await upload(chosen, answers)
    expect(uploaded).toMatchObject({
      added: [],
      located: null,
      centers: null,
      failed: [],
      warnings: [{ kind: "error", title: "", text }],
    })
    expect(uploaded.definition.areas).toEqual([exampleOf.zip])
  })
})
