import { REACH_FOLDER } from "../../../../scripts/reach/Executed.ts"
import { describe, expect, it } from "vitest"
import { caller, signedIn } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const { url } = servedSite()

describe("requests from other sites", () => {
  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["an opaque origin", { origin: "null" }],
    ["another site, as the browser says", { "sec-fetch-site": "cross-site" }],
    ["another port of this machine, as the browser says", { "sec-fetch-site": "same-site" }],
  ])("are refused from %s", async (_case, headers: Record<string, string>) => {
    const client = await signedIn(url)
    const v1 = await client.call("POST", "/api/v1/drafts/open", { listType: 10 }, headers)
    expect([v1.status, v1.body._tag]).toEqual([403, "CrossOrigin"])
    const original = await client.call("POST", "/Common/InitUser.ashx", {}, headers)
    expect([original.status, original.body.d.ResultFlag]).toEqual([403, false])
  })

  it("are distinguished from those of the site's own pages and of programs", async () => {
    const client = await signedIn(url)
    const own = [
      { origin: url() },
      { "sec-fetch-site": "same-origin", origin: url() },
      { "sec-fetch-site": "none" },
      {},
    ]
    for (const headers of own) {
      expect((await client.call("POST", "/Common/InitUser.ashx", {}, { ...headers })).status).toBe(200)
    }
  })
})

describe("requests that cannot be understood", () => {
  it("name the field that does not decode, in the form of the call", async () => {
    const client = await signedIn(url)
    const original = await client.post("/PlaceOrder.aspx/GetZipsByZips", { zipType: 9, zips: [] })
    expect([original.status, original.body.d.ResultFlag]).toEqual([200, false])
    expect(original.body.d.ResultMessage).toMatch(/^zipType: /)
    const nested = await client.post("/PlaceOrder.aspx/SubmitOrder", {
      order: { OrderGeos: [{ GeoKeyCode: "60614" }] },
    })
    expect(nested.body.d.ResultMessage).toMatch(/^order\.OrderGeos\.0\.GeoType: /)
    const v1 = await client.post("/api/v1/drafts/open", { listType: "ten" })
    expect([v1.status, v1.body._tag, v1.body.fields[0].path]).toEqual([400, "BadInput", "listType"])
  })

  it("get a readable answer at an address that no call has", async () => {
    const client = await signedIn(url)
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const { status, body } = await client.call(method, "/api/v1/nothing")
      expect([status, body._tag]).toEqual([404, "Missing"])
    }
    const original = await client.post("/PlaceOrder.aspx/Nothing")
    expect([original.status, original.body.d.ResultFlag]).toEqual([404, false])
  })

  it("are not read beyond one megabyte, announced or not", async () => {
    const client = await signedIn(url)
    const large = JSON.stringify({ listType: 10, padding: "x".repeat(1_100_000) })
    const announced = await client.call("POST", "/api/v1/drafts/open", large)
    expect([announced.status, announced.body._tag]).toEqual([413, "TooLarge"])
    const streamed: RequestInit & { readonly duplex: "half" } = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Blob([large]).stream(),
      duplex: "half",
    }
    const response = await fetch(`${url()}/Login.aspx/LoginUser`, streamed)
    expect(response.status).toBe(413)
  })
})

describe("answers", () => {
  it("tell browsers what they may do with them", async () => {
    const { headers } = await caller(url).call("GET", "/api/v1/health")
    expect(headers.get("content-security-policy")).toContain("default-src 'self'")
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("permissions-policy")).toContain("geolocation=()")
    expect(headers.get("strict-transport-security")).toBe(null)
  })

  it("describe the contract", async () => {
    const { body } = await caller(url).call("GET", "/openapi.json")
    expect(Object.keys(body.paths)).toContain("/PlaceOrder.aspx/ProcessOrder")
    expect(Object.keys(body.paths)).toContain("/api/v1/drafts/{id}")
    const page = await caller(url).call("GET", "/docs")
    expect(page.status).toBe(200)
    expect(page.headers.get("content-security-policy")).not.toContain("unsafe-eval")
  })

  // While reach is measured the site has its screens.
  it.skipIf(REACH_FOLDER in process.env)(
    "say that the screens are not built, where they are not",
    async () => {
      const { status, body } = await caller(url).call("GET", "/order/10")
      expect([status, body]).toEqual([503, expect.stringContaining("npm run build")])
    },
  )
})
