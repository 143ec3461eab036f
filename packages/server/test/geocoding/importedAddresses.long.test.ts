import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { installImport } from "../../../engine/src/commands/installUniverse.ts"
import { siteUniversesFolder } from "../../../engine/src/switching/UniversesFolder.ts"
import { type Cells, csvOf, fit, mapping } from "../../../engine/test/universe/import/providerFiles.ts"
import { type Caller, signedIn } from "../http/caller.ts"
import { RECORDS } from "../http/servedSite.ts"
import { lendSite } from "../site/lendSite.ts"
import { type Site, startSite } from "../start/startSite.ts"

let id = 0
const home = (street: string, zip: string, lon: number, lat: number): Cells => ({
  ...fit,
  id: String(++id),
  plus4: "",
  route: "",
  street,
  zip,
  lat: lat.toFixed(6),
  lon: lon.toFixed(6),
})
const numbers = Array.from({ length: 20 }, (_, at) => 100 + 2 * at)

const PEOPLE = [
  ...numbers.map((number, at) =>
    home(`${number} Wrong Way`, "60614", -87.65, at === 7 ? 38.92 : 41.92 + at * 2e-5),
  ),
  ...numbers.map((number, at) =>
    home(`${number} Date Line Rd`, "99546", at < 10 ? 179.9 + at / 100 : -180 + (at - 10) / 100, 51.95),
  ),
  // Of one name in several ZIP Codes of a city, and on two sides of a street of one ZIP Code.
  ...["60601", "60602", "60603", "60604"].flatMap((zip) =>
    numbers.map((number, at) => home(`${number} Oak St`, zip, -87.63, 41.88 + at * 2e-5)),
  ),
  ...["N", "S"].flatMap((side) =>
    numbers.map((number, at) => home(`${number} ${side} Main St`, "10003", -73.99, 40.73 + at * 2e-5)),
  ),
  ...numbers.map((number, at) => home(`${number} Main St`, "10001", -73.99, 40.75 + at * 2e-5)),
  ...numbers.map((number, at) => home(`${number} Main St`, "20001", -77.01, 38.91 + at * 2e-5)),
]

let folder = ""
let site: Site | undefined
const url = () => site?.url ?? ""
let ann: Caller
const find = async (text: string) =>
  (await ann.call("GET", `/api/v1/addresses?text=${encodeURIComponent(text)}`)).body.places

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-addresses-"))
  await lendSite(folder, RECORDS)
  await writeFile(join(folder, "people.csv"), csvOf(PEOPLE))
  await writeFile(join(folder, "mapping.json"), JSON.stringify(mapping))
  await Effect.runPromise(
    Effect.scoped(
      installImport(siteUniversesFolder(folder, "consumer"), {
        mapping: join(folder, "mapping.json"),
        mayShrink: true,
      }),
    ),
  )
  site = await startSite({ dataFolder: folder, records: RECORDS, screensFolder: join(folder, "none") })
  ann = await signedIn(url)
  await vi.waitFor(async () => expect((await find("110 Wrong Way 60614"))[0]?.precision).toBe("address"), {
    timeout: 60_000,
    interval: 500,
  })
}, 180_000)
afterAll(async () => {
  await site?.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

const HEADINGS = "Keycode,Address,City,State,ZIP,Distance in miles"
const located = async (...rows: ReadonlyArray<string>) => {
  const form = new FormData()
  form.append("file", new File([[HEADINGS, ...rows].join("\n")], "stores.csv"))
  const sent = await fetch(`${url()}/Common/ExcelUploader.ashx`, {
    method: "POST",
    headers: { cookie: ann.cookie() },
    body: form,
  })
  const FilePath = JSON.parse(await sent.text()).d.DataSource.TargetFile
  const { body } = await ann.post("/PlaceOrder.aspx/GetAddressByFile2", { FilePath, type: 1 })
  expect(body.d.ResultMessage).toBe("")
  return body.d.DataSource
}

describe("addresses of an imported file", () => {
  it("are at their street, although one of its houses has a wrong geocode", async () => {
    const [place] = await find("120 Wrong Way, Chicago, IL 60614")
    expect(place.precision).toBe("address")
    expect(place.point[1]).toBeCloseTo(41.9202, 3)
  })

  it("are found on both sides of 180 degrees, and never fail a file", async () => {
    for (const [number, east] of [
      [104, 179.92],
      [118, 179.99],
      [134, -179.93],
    ] as const) {
      const [place] = await find(`${number} Date Line Rd, Adak, AK 99546`)
      expect(place).toMatchObject({ precision: "address" })
      expect(place.point[0]).toBeCloseTo(east, 1)
    }
    const { FCount, GeoItems } = await located(
      "S1,2 Date Line Rd,Adak,AK,99546,2",
      "S2,139 Date Line Rd,Adak,AK,99546,2",
      "S3,110 Wrong Way,Chicago,IL,60614,2",
    )
    expect(FCount).toBe(0)
    expect(GeoItems).toHaveLength(3)
  })

  it("never leave the ZIP Code that was said, and are asked about where it has two such streets", async () => {
    const lines = async (text: string) =>
      (await find(text)).map((place: { readonly addressLine: string }) => place.addressLine)
    expect(await lines("112 Main St, New York, NY 10003")).toEqual([
      "112 N Main St, New York, NY 10003",
      "112 S Main St, New York, NY 10003",
    ])
    expect(await lines("112 Main St, New York, NY 10002")).toEqual(["New York, NY 10002"])
    expect(await lines("900 Main St, New York, NY 10001")).toEqual(["Main St, New York, NY 10001"])
    expect(await lines("112 N Main St, New York, NY 20001")).toEqual(["Washington, DC 20001"])
    expect(await lines("112 Oak St, Chicago")).toHaveLength(4)
  })

  it("of a row that fits several places are rejected by line, with the places", async () => {
    const { FailedRows, GeoItems } = await located(
      "S1,112 Oak St,Chicago,IL,60602,2",
      "S2,112 Oak St,Chicago,IL,99999,2",
      "S3,112 Main St,New York,NY,10003,2",
      "S4,112 Nowhere St,Chicago,IL,99999,2",
    )
    expect(GeoItems).toEqual([expect.objectContaining({ KeyCode: "S1", Precision: "address" })])
    expect(FailedRows.map(({ Line, Reason }: { Line: number; Reason: string }) => [Line, Reason])).toEqual([
      [
        3,
        "which-address: this could be 112 Oak St, Chicago, IL 60601; 112 Oak St, Chicago, IL 60602; 112 Oak St, Chicago, IL 60603; and 1 more. Please enter one of them",
      ],
      [
        4,
        "which-address: this could be 112 N Main St, New York, NY 10003; 112 S Main St, New York, NY 10003. Please enter one of them",
      ],
      [5, "ZIP: there is no ZIP Code 99999 on the map"],
    ])
  })
})
