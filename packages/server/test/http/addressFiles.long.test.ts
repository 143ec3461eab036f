import { write, utils } from "@e965/xlsx"
import { beforeAll, describe, expect, it } from "vitest"
import { archive, workbook } from "../suppression/xlsx.ts"
import { type Caller, signedIn } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const { url } = servedSite({ quotas: { uploads: 100_000 } })

let ann: Caller
let ben: Caller
beforeAll(async () => {
  ann = await signedIn(url)
  ben = await signedIn(url, "reseller@listwright.example")
})

const HEADINGS = ["Keycode", "Address", "City", "State", "ZIP", "Distance in miles"]
const ROWS = [
  ["S1", "2000 N Clark St", "Chicago", "IL", "60614", "2"],
  ["S2", "", "Chicago", "IL", "60615", "2"],
  ["S3", "=1+1", "Nowhere", "IL", "00000", "5"],
  ["S4", "350 5th Ave", "New York", "NY", "10118-0110", "250"],
]
const csvOf = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  rows.map((cells) => cells.join(",")).join("\r\n")
const cellsOf = (cells: ReadonlyArray<string>): string =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`

const send = async (client: Caller, content: string | Uint8Array, name = "stores.csv") => {
  const form = new FormData()
  form.append("file", new File([new Uint8Array(Buffer.from(content))], name))
  const response = await fetch(`${url()}/Common/ExcelUploader.ashx`, {
    method: "POST",
    headers: { cookie: client.cookie() },
    body: form,
  })
  return { status: response.status, d: JSON.parse(await response.text()).d }
}
const locate = async (client: Caller, FilePath: string, Columns?: Readonly<Record<string, string>>) => {
  const body = { FilePath, type: 1, ...(Columns === undefined ? {} : { Columns }) }
  return (await client.post("/PlaceOrder.aspx/GetAddressByFile2", body)).body.d
}
const uploaded = async (client: Caller, content: string | Uint8Array): Promise<string> => {
  const { d } = await send(client, content)
  expect(d).toMatchObject({ ResultFlag: true })
  return d.DataSource.TargetFile
}

/** Uploads a file; returns the refusal, or '' and the number of rows found. */
const outcome = async (content: string | Uint8Array) => {
  const sent = await send(ann, content)
  if (sent.d.ResultFlag === false) return { said: String(sent.d.ResultMessage), found: 0 }
  const d = await locate(ann, sent.d.DataSource.TargetFile)
  return d.ResultFlag === false
    ? { said: String(d.ResultMessage), found: 0 }
    : { said: "", found: Number(d.DataSource.GeoItems.length) }
}

describe("files of addresses [ob5-address-upload]", () => {
  const text = csvOf([HEADINGS, ...ROWS])
  const sheet = utils.aoa_to_sheet([HEADINGS, ...ROWS])
  const book = { SheetNames: ["Stores"], Sheets: { Stores: sheet } }
  it.each([
    ["CSV", text],
    ["a workbook", workbook([HEADINGS, ...ROWS].map(cellsOf).join(""))],
    ["a workbook of Excel 97", new Uint8Array(write(book, { type: "buffer", bookType: "biff8" }))],
  ])(
    "are read from %s: found by their ZIP center, and every other row kept with its reason",
    async (_, file) => {
      const id = await uploaded(ann, file)
      const { DataSource } = await locate(ann, id)
      expect(DataSource).toMatchObject({ TotalCount: 4, FCount: 2 })
      expect(DataSource.GeoItems).toEqual([
        {
          KeyCode: "S1",
          AddressLine: "2000 N Clark St, Chicago, IL 60614",
          StateCode: "IL",
          Distance: 2,
          Precision: "zip",
          Longitude: expect.any(Number),
          Latitude: expect.any(Number),
        },
        expect.objectContaining({ KeyCode: "S4", Distance: 200, StateCode: "NY" }),
      ])
      expect(DataSource.FailedRows).toEqual([
        { Line: 3, Cells: ROWS[1], Reason: "Address: can't be empty" },
        { Line: 4, Cells: ROWS[2], Reason: "ZIP: there is no ZIP Code 00000 on the map" },
      ])
      const places = (await ann.call("GET", "/api/v1/addresses?text=60614")).body.places
      const [{ Latitude, Longitude }] = DataSource.GeoItems
      expect([Longitude, Latitude]).toEqual(places[0].point)
    },
  )

  it("show their first rows, and are read by the columns that the person names", async () => {
    const headings = ["Shop", "Road", "Place", "State", "ZIP", "Distance"]
    const id = await uploaded(ann, csvOf([headings, ...ROWS]))
    const head = (await ann.post("/PlaceOrder.aspx/GetRecord", { filePath: id, type: 2 })).body.d.DataSource
    expect(head.UpLoadListColumn).toEqual(headings.map((ColumnName) => ({ ColumnName })))
    expect(head.SuccessRow).toHaveLength(4)
    expect((await locate(ann, id)).ResultMessage).toBe(
      "The file has no column Keycode, Address, City. Nothing was added.",
    )
    const named = {
      Keycode: "Shop",
      Address: "Road",
      City: "Place",
      State: "State",
      Zip: "ZIP",
      Distance: "Distance",
    }
    expect((await locate(ann, id, named)).DataSource).toMatchObject({ TotalCount: 4, FCount: 2 })
    expect((await locate(ann, id, { ...named, City: "Village" })).ResultMessage).toBe(
      "The file has no column 'Village'. Nothing was added.",
    )
    expect((await locate(ann, id, { ...named, City: "State" })).ResultMessage).toContain("is chosen twice")
  })

  it("are of their sender alone: a foreign file looks like one that does not exist", async () => {
    const id = await uploaded(ann, text)
    expect(await locate(ben, id)).toEqual(await locate(ben, "none"))
    expect((await locate(ben, id)).ResultMessage).toBe("We couldn't find this file.")
  })

  it("have at most 10,000 addresses: more are refused with the number", async () => {
    const many = (rows: number) =>
      csvOf([HEADINGS, ...Array.from({ length: rows }, () => ROWS[0] ?? []), [" ", "", "", "", "", ""]])
    expect(await outcome(many(10_000))).toEqual({ said: "", found: 10_000 })
    expect((await outcome(many(10_001))).said).toContain("more than 10,000 rows")
  })

  it("keep a row whose line cannot be read, with the reason", async () => {
    const id = await uploaded(ann, Buffer.concat([Buffer.from(`${text}\r\nS5,"`), Buffer.from([0xff, 0x0a])]))
    const { DataSource } = await locate(ann, id)
    expect(DataSource.FCount).toBe(3)
    expect(DataSource.FailedRows[2]).toMatchObject({ Line: 6, Reason: expect.stringMatching(/./) })
  })

  it("that are damaged or harmful get a clear message and change nothing", async () => {
    const { id } = (await ann.post("/api/v1/drafts", { listType: 10 })).body
    const draft = async () => (await ann.call("GET", `/api/v1/drafts/${id}`)).body
    const before = await draft()
    expect(before).toMatchObject({ id, revision: expect.any(Number) })
    const biff = Buffer.from(write(book, { type: "buffer", bookType: "biff8" }))
    const whole = workbook([HEADINGS, ...ROWS].map(cellsOf).join(""))
    const bomb = workbook(`${cellsOf(HEADINGS)}<row><c><v>${"9".repeat(300 * 1024 * 1024)}</v></c></row>`)
    const files: ReadonlyArray<readonly [string | Uint8Array, RegExp]> = [
      ["", /empty/],
      [csvOf([HEADINGS, ["", " "]]), /no rows below/],
      [Buffer.from(text, "utf16le"), /UTF-8|no column/],
      [whole.subarray(0, whole.length / 2), /damaged/],
      [biff.subarray(0, 600), /can't be read/],
      [Buffer.from("d0cf11e0a1b11ae1", "hex"), /can't be read/],
      [bomb, /uncompressed workbook is larger than|row larger than a megabyte/],
      [archive([{ name: "a.txt", text: "no workbook" }]), /isn't a workbook/],
      ["a,b,c\n1,2,3", /no column/],
      [csvOf([[...HEADINGS, "ZIP"], ...ROWS]), /two columns named/],
      [
        csvOf([HEADINGS, ...Array.from({ length: 5 }, () => ["S", "x".repeat(1_000_000), "", "", "", ""])]),
        /characters/,
      ],
    ]
    for (const [file, said] of files)
      expect(await outcome(file)).toEqual({ said: expect.stringMatching(said), found: 0 })
    expect(await draft()).toEqual(before)
  })
})
