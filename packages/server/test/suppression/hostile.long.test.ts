import { beforeAll, describe, expect, it, vi } from "vitest"
import { type Caller, signedIn } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"
import { readerIds } from "./readers.ts"
import { cellsOf, expectLimit, expectRefusal, sendUpload } from "./sendUpload.ts"
import { archive, workbook } from "./xlsx.ts"

// Its own: the readers of a shared one are not children of this process.
const { url } = servedSite()
let ann: Caller
let ben: Caller
beforeAll(async () => {
  ann = await signedIn(url)
  ben = await signedIn(url, "reseller@listwright.example")
})

const send = (client: Caller, content: string | Buffer, signal?: AbortSignal) =>
  sendUpload(url(), client, content, signal)

/** Makes a workbook whose cells share texts with `characters` characters in total. */
const sharingCharacters = (characters: number): Buffer =>
  workbook(cellsOf(2), [
    ...Array.from({ length: 128 }, () => `<t>${"x".repeat(500_000)}</t>`),
    `<t>${"x".repeat(characters - 128 * 500_000)}</t>`,
  ])

/** Makes a workbook whose cells share `texts` texts; it's small, since they're all alike. */
const sharing = (texts: number): Buffer =>
  archive([
    { name: "xl/workbook.xml", text: '<workbook><sheets><sheet r:id="rId1"/></sheets></workbook>' },
    { name: "xl/_rels/workbook.xml.rels", text: "<Relationships/>" },
    { name: "xl/sharedStrings.xml", text: `<sst>${"<si><t>a</t></si>".repeat(texts)}</sst>` },
    { name: "xl/worksheets/sheet1.xml", text: '<row><c t="s"><v>0</v></c></row>' },
  ])

const cellOf = (characters: number): string => `<row><c t="str"><v>${" ".repeat(characters)}</v></c></row>`

describe("a hostile upload", () => {
  it("is not read on when its sender goes away", async () => {
    const away = new AbortController()
    const sent = send(ann, sharing(2_000_000), away.signal)
    await vi.waitFor(async () => expect(await readerIds()).toHaveLength(1), { timeout: 20_000 })
    away.abort()
    await expect(sent).rejects.toThrow()
    await vi.waitFor(async () => expect(await readerIds()).toEqual([]), { timeout: 20_000 })
  })

  it("blocks nobody while it is read", async () => {
    const sent = send(ann, sharing(2_000_000))
    await vi.waitFor(async () => expect(await readerIds()).toHaveLength(1), { timeout: 20_000 })
    const [reader = 0] = await readerIds()
    process.kill(reader, "SIGSTOP")
    expect((await ann.post("/api/v1/drafts/open", { listType: 10 })).status).toBe(200)
    expect((await send(ben, "Name,Zip\nLee,60614\n")).ResultFlag).toBe(true)
    process.kill(reader, "SIGCONT")
    expect((await sent).ResultFlag).toBe(true)
  })

  it.each([
    [
      "fourteen million shared texts in a small workbook",
      () => sharing(14_000_000),
      "more than 2,000,000 different text values",
    ],
    [
      "shared texts of very many characters",
      () =>
        workbook(
          "<row/>",
          Array.from({ length: 80 }, () => `<t>${"x".repeat(1_000_000)}</t>`),
        ),
      "64,000,000 characters",
    ],
    [
      "a sheet of two million empty rows",
      () => workbook("<row><c/></row>".repeat(2_000_000)),
      "more than 1,000,000 rows",
    ],
    [
      "a sheet that unpacks to 300 MB",
      () => archive([{ name: "xl/worksheets/sheet1.xml", text: cellOf(1_000).repeat(300_000), claims: 100 }]),
      "uncompressed workbook is larger than 256 MB",
    ],
  ])("of %s is refused with a reason", (_case, content, reason) =>
    expectRefusal(url(), ann, content(), reason),
  )
})

describe("an upload", () => {
  it.each([
    ["shared texts", 2_000_000, sharing],
    ["characters of shared texts", 64_000_000, sharingCharacters],
  ])("may have so many %s, and not one more: %i", (_case, most, content) =>
    expectLimit(url(), ben, most, content),
  )
})
