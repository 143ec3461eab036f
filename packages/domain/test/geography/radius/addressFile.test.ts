import { Effect, Layer, Result } from "effect"
import { describe, expect, it } from "vitest"
import { AddressFiles, type LocatedAddress } from "../../../src/geography/radius/AddressFiles.ts"
import { rowProblemText } from "../../../src/geography/AddressNotices.ts"
import {
  ADDRESS_COLUMNS,
  ADDRESS_FILE_ENDINGS,
  type AddressSheet,
  MAX_KEYCODE_CHARACTERS,
} from "../../../src/geography/radius/AddressRow.ts"
import { checkAddressRows } from "../../../src/geography/radius/checkAddressRows.ts"
import { defaultChoosing } from "../../../src/geography/Choosing.ts"
import { uploadAddresses } from "../../../src/geography/radius/uploadAddresses.ts"
import { Refused } from "../../../src/shared/Failures.ts"
import { exampleOf, holding, textsOf } from "../areaExamples.ts"

const row = (...cells: ReadonlyArray<string>): ReadonlyArray<string> => cells
const good = row("S1", "1 Main St", "Chicago", "IL", "60614", "10")
const sheetOf = (...rows: ReadonlyArray<ReadonlyArray<string>>): AddressSheet => ({
  columns: ADDRESS_COLUMNS,
  rows,
})
const checked = (sheet: AddressSheet) => Result.getOrThrow(checkAddressRows(sheet))
const problemsOf = (...cells: ReadonlyArray<string>) => checked(sheetOf(cells)).problems.map(rowProblemText)

describe("the rows of an address file [ob5-address-upload]", () => {
  it("have six columns, in a file of Excel 97 or newer", () => {
    expect(ADDRESS_COLUMNS).toEqual(["Keycode", "Address", "City", "State", "ZIP", "Distance in miles"])
    expect(ADDRESS_FILE_ENDINGS).toEqual([".xls", ".xlsx"])
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
      ["Line 2, Keycode: must have at most 30 characters"],
    ],
    [
      row("S1", "", " ", "", "", ""),
      [
        "Line 2, Address: must not be empty",
        "Line 2, City: must not be empty",
        "Line 2, State: must not be empty",
        "Line 2, ZIP: must not be empty",
        "Line 2, Distance in miles: must not be empty",
      ],
    ],
    [
      row("S1", "1 Main St", "Chicago", "Illinois", "6061", "0"),
      [
        "Line 2, State: must be a state of two letters",
        "Line 2, ZIP: must be a ZIP Code of 5 digits",
        "Line 2, Distance in miles: must be a number above 0",
      ],
    ],
    [row("S1", "1 Main St", "Chicago", "IL", "60614"), ["Line 2, Distance in miles: must not be empty"]],
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
      "Line 2, ZIP: must be a ZIP Code of 5 digits",
    ])
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

const located: LocatedAddress = {
  keycode: "S1",
  addressLine: "1 Main St, Chicago, IL 60614",
  state: "IL",
  longitude: -87.65,
  latitude: 41.92,
  miles: 10,
}
const file = { name: "stores.xlsx", content: new Uint8Array() }

/** The answers of a server that was given a file. */
const filesWith = (answers: Partial<typeof AddressFiles.Service>): Layer.Layer<AddressFiles> =>
  Layer.succeed(AddressFiles, {
    upload: () => Effect.succeed("file-1"),
    sheet: () => Effect.succeed(sheetOf(good, row("S2"))),
    located: () =>
      Effect.succeed({
        found: [located, { ...located, keycode: "", longitude: -88, miles: 250 }],
        notFound: 1_200,
      }),
    ...answers,
  })

const upload = (
  chosen: typeof file | null,
  answers: Partial<typeof AddressFiles.Service> = {},
  choosing = defaultChoosing,
) =>
  Effect.runPromise(
    Effect.provide(uploadAddresses(holding(exampleOf.zip), chosen, true, choosing), filesWith(answers)),
  )

describe("uploading addresses [ob5-address-upload]", () => {
  it("adds the addresses on the map, tells of the others, and names the bad rows", async () => {
    const uploaded = await upload(file)
    expect(uploaded.definition.areas).toEqual([
      { ...exampleOf.radius, name: "S1", withinState: "IL" },
      { ...exampleOf.radius, name: located.addressLine, withinState: "IL", longitude: -88, miles: 200 },
    ])
    expect(uploaded.removed).toEqual([exampleOf.zip])
    expect(uploaded.located).toMatchObject({
      kind: "info",
      title: "",
      text: "Total records: 2 records been found on map, 1,200 records can't be found on map",
    })
    expect(uploaded.problems).toContainEqual({ line: 3, column: "Address", reason: "empty" })
    expect(uploaded.warnings).toEqual([])
  })

  it("reports when none of the addresses was found", async () => {
    const uploaded = await upload(file, { located: () => Effect.succeed({ found: [], notFound: 2 }) })
    expect(uploaded).toMatchObject({ added: [], definition: { areas: [exampleOf.zip] } })
    expect(uploaded.located?.text).toContain("0 records been found on map, 2 records")
  })

  it("keeps one address where the site takes one, and says so", async () => {
    const uploaded = await upload(file, {}, { ...defaultChoosing, isMultipleAddress: false })
    expect(uploaded.definition.areas).toHaveLength(1)
    expect(textsOf(uploaded.warnings)[0]).toContain("the last one was added, and 1 skipped")
  })

  it.each([
    [null, {}, "Please choose a file"],
    [file, { upload: () => Effect.fail(new Refused({ message: "" })) }, "Please try again"],
    [file, { upload: () => Effect.fail(new Refused({ message: "Not an Excel file" })) }, "Not an Excel file"],
    [
      file,
      { sheet: () => Effect.succeed({ columns: ["Keycode", "Address", "City", "State"], rows: [] }) },
      "The file has no column ZIP, Distance in miles. Nothing was added.",
    ],
  ])("case %# adds nothing and shows an error", async (chosen, answers, text) => {
    const uploaded = await upload(chosen, answers)
    expect(uploaded).toMatchObject({
      added: [],
      located: null,
      problems: [],
      warnings: [{ kind: "error", title: "", text }],
    })
    expect(uploaded.definition.areas).toEqual([exampleOf.zip])
  })
})
