import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { utils, write } from "@e965/xlsx"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import type { FileRow } from "../../src/suppression/rows/FileRow.ts"
import { readFileRows } from "../../src/suppression/rows/readFileRows.ts"
import { HANDLES_KNOWN, openHandles } from "../storage/openHandles.ts"
import { archive, workbook } from "./xlsx.ts"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-rows-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const read = async (content: string | Uint8Array) => {
  const path = join(folder, "file")
  await writeFile(path, content)
  const file = await readFileRows(path)
  const rows: Array<FileRow> = []
  for await (const part of file.rows) rows.push(...part)
  await file.close()
  return { columns: file.columns, rows }
}

const string = (at: number, cell: string) => `<c r="${cell}" t="s"><v>${at}</v></c>`

describe("the rows of an uploaded file", () => {
  it.each([",", ";", "\t"])("are parted by '%s'", async (sign) => {
    const { columns, rows } = await read(`First Name${sign}Zip\r\n"A${sign}B"${sign}60614\r\n`)
    expect(columns).toEqual(["First Name", "Zip"])
    expect(rows).toEqual([{ line: 2, cells: [`A${sign}B`, "60614"] }])
  })

  it("are read from a workbook of Excel 97 as its cells show them", async () => {
    const sheet = utils.aoa_to_sheet([
      ["ZIP", "Key", "Sum", "When"],
      [],
      [{ t: "n", v: 2134, z: "00000" }, { t: "n", v: 1_234_567_890_123_456_800, z: "0" }, 0.5, true],
      ["02134", "", { t: "e", v: 7 }],
    ])
    const book = {
      SheetNames: ["People", "Other"],
      Sheets: { People: sheet, Other: utils.aoa_to_sheet([["x"]]) },
    }
    const bytes: Uint8Array = write(book, { type: "buffer", bookType: "biff8" })
    expect(await read(bytes)).toEqual({
      columns: ["ZIP", "Key", "Sum", "When"],
      rows: [
        { line: 3, cells: ["02134", "1234567890123456800, rounded by the spreadsheet", "0.5", "TRUE"] },
        { line: 4, cells: ["02134", "", "", ""] },
      ],
    })
  })

  it("keep their lines, and say what is wrong with one", async () => {
    const { rows } = await read('A,B\n\n1,2\n"open,3\n4,5\n')
    expect(rows[0]).toEqual({ line: 3, cells: ["1", "2"] })
    expect(rows[1]).toMatchObject({ line: 4, problem: expect.stringContaining("an unclosed quote") })
    expect(rows[2]).toEqual({ line: 5, cells: ["4", "5"] })
  })

  it("come from the first sheet of a workbook, however its cells are written", async () => {
    const strings = [
      "<t>Name</t>",
      "<t>Zip</t>",
      "<t>Key</t>",
      "<r><t>O&apos;</t></r><r><t xml:space='preserve'>Brien &amp; Co</t></r><rPh><t>not read</t></rPh>",
    ]
    const { columns, rows } = await read(
      workbook(
        `<row r="1">${string(0, "A1")}${string(1, "B1")}${string(2, "C1")}</row>` +
          `<row r="2"/><row r="3">${string(3, "A3")}<c r="B3"><v>2134</v></c></row>` +
          '<row r="5"><c r="A5" t="inlineStr"><is><t>L&#233;a</t></is></c><c r="C5"><v>1234567890123456789</v></c></row>' +
          '<row r="6" spans="1:3"><c r="B6" s="4"/><c r="C6" t="str"><f>1+1</f><v>2</v></c></row>',
        strings,
      ),
    )
    expect(columns).toEqual(["Name", "Zip", "Key"])
    expect(rows).toEqual([
      { line: 3, cells: ["O'Brien & Co", "2134", ""] },
      { line: 5, cells: ["Léa", "", "1234567890123456789, rounded by the spreadsheet"] },
      { line: 6, cells: ["", "", "2"] },
    ])
  })

  it.each([
    [
      "in tags with a prefix",
      '<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Lee</x:t></x:is></x:c></x:row>',
      "Lee",
    ],
    [
      "in several runs",
      '<row r="1"><c r="A1" t="inlineStr"><is><r><t>Ann</t></r><r><t> Lee</t></r></is></c></row>',
      "Ann Lee",
    ],
    [
      "with how it is said",
      '<row><c t="inlineStr"><is><t>Lee</t><rPh sb="0" eb="1"><t>lii</t></rPh></is></c></row>',
      "Lee",
    ],
    ["of an entity's own text", '<row r="1"><c r="A1" t="str"><v>A &amp;amp; B</v></c></row>', "A &amp; B"],
    ["over several lines", '\n<row r="1">\n  <c r="A1" t="s">\n    <v>0</v>\n  </c>\n</row>\n', "shared"],
    ["in single quotes", "<row r='1'><c r='A1' t='s'><v>0</v></c></row>", "shared"],
    ["as a number with zeros", '<row r="1"><c r="A1"><v>00501</v></c></row>', "00501"],
    ["as a day", '<row r="1"><c r="A1" t="d"><v>2026-05-01</v></c></row>', "2026-05-01"],
  ])("are read where a cell is written %s", async (_, sheet, cell) => {
    const { columns } = await read(workbook(sheet, ["<t>shared</t>"]))
    expect(columns).toEqual([cell])
  })

  it("of ten thousand rows all come, though chunks end anywhere", async () => {
    const cells = Array.from(
      { length: 10_000 },
      (_, at) => `<row r="${at + 2}"><c t="inlineStr"><is><t>row ${at} </t></is></c></row>`,
    )
    const { rows } = await read(
      workbook(`<row r="1"><c t="inlineStr"><is><t>A</t></is></c></row>${cells.join("")}`),
    )
    expect(rows).toHaveLength(10_000)
    expect(rows.at(-1)).toEqual({ line: 10_001, cells: ["row 9999 "] })
  })

  it.each([
    ["an archive that is not a workbook", () => archive([{ name: "a.txt", text: "x" }]), "isn't a workbook"],
    [
      "a workbook with spoilt bytes",
      () => {
        const cells = Array.from(
          { length: 5_000 },
          (_, at) => `<row><c><v>${(at * 7919) % 9973}</v></c></row>`,
        )
        const bytes = workbook(cells.join(""))
        return bytes.fill(255, bytes.length >> 1, (bytes.length >> 1) + 500)
      },
      "damaged",
    ],
    [
      "a sheet that is encrypted",
      () => archive([{ name: "xl/worksheets/sheet1.xml", text: "<row/>", locked: true }]),
      "password-protected",
    ],
    [
      "an older or encrypted workbook",
      () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]),
      "without a password",
    ],
    [
      "an archive of very many files",
      () => archive(Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}`, text: "" }))),
      "more than 10,000 files",
    ],
    ["a workbook cut short", () => workbook("<row/>").subarray(0, 400), "damaged"],
    ["an empty sheet", () => workbook(""), "The first sheet is empty"],
    [
      "a sheet that says it unpacks to a gigabyte",
      () => archive([{ name: "xl/worksheets/sheet1.xml", text: "x", claims: 1 << 30 }]),
      "uncompressed workbook is larger than 256 MB",
    ],
    [
      "a sheet that unpacks to more than it says",
      () =>
        archive([
          { name: "xl/worksheets/sheet1.xml", text: "<row><c><v>1</v></c></row>".repeat(1_000), claims: 10 },
        ]),
      "damaged",
    ],
  ])("are refused of %s", async (_, content, reason) => {
    await expect(read(content())).rejects.toMatchObject({ reason: expect.stringContaining(reason) })
  })

  it.each([
    ["a row that never ends", `<row>${" ".repeat(3_000_000)}`, "a row larger than a megabyte"],
    ["cells that never end", `<row>${"<c><v>".repeat(100_000)}</row>`, "damaged"],
    ["tags that never end", `<row>${"<c <v ".repeat(100_000)}</row><row><c><v>1</v></c></row>`, ""],
  ])("take no time with %s", async (_, sheet, reason) => {
    const began = performance.now()
    const outcome = await read(workbook(sheet)).then(
      () => "",
      (cause: { readonly reason?: string }) => cause.reason ?? "another error",
    )
    expect(outcome).toContain(reason)
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it.runIf(HANDLES_KNOWN)("give the workbook back, however far it was read", async () => {
    const cells = Array.from(
      { length: 50_000 },
      (_, at) => `<row><c><v>${(at * 7919) % 99_991}</v></c></row>`,
    )
    const path = join(folder, "held")
    await writeFile(path, workbook(cells.join("")))
    const file = await readFileRows(path)
    await file.rows.next()
    expect(openHandles(path)).toBe(1)
    await file.close()
    await vi.waitFor(() => expect(openHandles(path)).toBe(0))
    await writeFile(path, workbook(""))
    await expect(readFileRows(path)).rejects.toMatchObject({ reason: expect.stringContaining("empty") })
    await vi.waitFor(() => expect(openHandles(path)).toBe(0))
  })

  it("stop where a sheet unpacks to far too much, whatever it says of itself", async () => {
    const text = `<row r="1">${" ".repeat(100_000)}</row>`.repeat(2_700)
    const bomb = archive([{ name: "xl/worksheets/sheet1.xml", text, claims: 100 }])
    expect(bomb.length).toBeLessThan(2_000_000)
    await expect(read(bomb)).rejects.toMatchObject({ reason: expect.stringContaining("larger than 256 MB") })
  })
})
