import { beforeAll, describe, expect, it, vi } from "vitest"
import { type Caller, signedIn } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"

const { url } = servedSite({ geocodedRowsADay: 60, quotas: { suggestions: 400 } })

let ann: Caller
let ben: Caller
const find = async (client: Caller, text: string) =>
  await client.call("GET", `/api/v1/addresses?text=${encodeURIComponent(text)}`)
const suggest = async (client: Caller, text: string, near = "") =>
  (
    await client.call(
      "GET",
      `/api/v1/places/suggestions?text=${encodeURIComponent(text)}${near === "" ? "" : `&near=${near}`}`,
    )
  ).body

/** A street of the universe, as it is suggested once the streets are made. */
let street = ""
beforeAll(async () => {
  ann = await signedIn(url)
  ben = await signedIn(url, "reseller@listwright.example")
  await vi.waitFor(
    async () => {
      const { suggestions } = await suggest(ben, "oak s")
      street = suggestions?.find(({ kind }: { readonly kind: string }) => kind === "street")?.text ?? ""
      expect(street).toMatch(/^Oak/)
    },
    { timeout: 60_000, interval: 500 },
  )
}, 120_000)

const csv = (rows: number): string =>
  [
    "Keycode,Address,City,State,ZIP,Distance in miles",
    ...Array.from({ length: rows }, (_, at) => `S${at},${100 + at} Nowhere St,Chicago,IL,60614,2`),
    "P1,PO Box 12,Chicago,IL,60614,2",
  ].join("\n")

const upload = async (client: Caller, content: string): Promise<string> => {
  const form = new FormData()
  form.append("file", new File([content], "stores.csv"))
  const response = await fetch(`${url()}/Common/ExcelUploader.ashx`, {
    method: "POST",
    headers: { cookie: client.cookie() },
    body: form,
  })
  return JSON.parse(await response.text()).d.DataSource.TargetFile
}
const locate = async (client: Caller, FilePath: string) =>
  (await client.post("/PlaceOrder.aspx/GetAddressByFile2", { FilePath, type: 1 })).body.d

describe("addresses over HTTP", () => {
  it("are found on their street, and say so", async () => {
    const { places } = (await find(ben, street)).body
    expect(places[0]).toMatchObject({ precision: "street", addressLine: expect.stringMatching(/^Oak/) })
    const { places: far } = (await find(ben, `99999 ${street}`)).body
    expect(far[0].precision).toBe("street")
    expect(far[0].addressLine).not.toContain("99999")
    const [, city = ""] = /, (.*?)(?: \d{5})?$/.exec(street) ?? []
    const { places: box } = (await find(ben, `PO Box 7, ${city}`)).body
    expect(box[0].precision).toMatch(/city|zip/)
  })

  it("suggest no house number that was not typed, and nothing but streets, cities and ZIP Codes", async () => {
    for (const text of ["o", "oak", "12 oak", "chic", "606", "qxzqxz", "12", "1 n oak s"]) {
      const { suggestions } = await suggest(ben, text)
      const number = /^\d+(?= \S)/.exec(text)?.[0]
      for (const { kind, name } of suggestions) {
        expect(["street", "city", "zip"]).toContain(kind)
        const [own] = /^\d+(?= )/.exec(name) ?? []
        expect(own).toBe(kind === "street" ? number : undefined)
      }
    }
    const { suggestions } = await suggest(ben, "chicgao")
    expect(suggestions[0].text).toBe("Chicago, IL")
    expect((await suggest(ben, "oak", "41.88;-87")).message).toContain("near")
  })

  it("may be looked up so often a day, single and in files together; what is over it is refused whole and kept", async () => {
    const file = await upload(ann, csv(50))
    const answered = await locate(ann, file)
    expect(answered.DataSource).toMatchObject({ TotalCount: 51, FCount: 0 })
    expect(answered.DataSource.GeoItems[0].Precision).toBe("zip")
    for (let search = 0; search < 10; search++)
      expect((await find(ann, `${search + 1} Main St, Dayton OH`)).status).toBe(200)
    const over = await find(ann, "11 Main St, Dayton OH")
    expect(over.status).toBe(429)
    expect(over.body.message).toMatch(
      /^You can look up 60 addresses a day\. You've used all of them today and can continue at 12:00 AM on \w+, \w+ \d+ \(/,
    )
    expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(0)
    // The file is there for tomorrow; ZIP Codes, cities and other users go on.
    expect((await locate(ann, file)).ResultMessage).toContain("You can look up 60 addresses a day.")
    for (const text of ["60614", "Dayton OH", "41.88, -87.63", "PO Box 1, Dayton OH"])
      expect((await find(ann, text)).status).toBe(200)
    expect((await find(ben, "1 Main St, Dayton OH")).status).toBe(200)
  })
})
