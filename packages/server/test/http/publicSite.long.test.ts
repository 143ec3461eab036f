import { request } from "node:http"
import { describe, expect, it } from "vitest"
import { caller, PASSWORD, signedIn } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const { url } = servedSite({
  publicUrl: "https://lists.example",
  trustedProxies: ["127.0.0.1", "10.0.0.0/8"],
})
const email = "demo@listwright.example"

/** The status of a request under a name that `fetch` would not let us send. */
const asked = (host: string, path = "/api/v1/health"): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(`${url()}${path}`, { headers: { host }, method: "GET" }, (response) => {
      let text = ""
      response.on("data", (data) => (text += String(data)))
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on("error", reject)
    sent.end()
  })

describe("a site behind HTTPS", () => {
  it("keeps its cookie to this host and to HTTPS, and takes no other", async () => {
    const client = caller(url)
    const { headers } = await client.post("/Login.aspx/LoginUser", { email, password: PASSWORD })
    const [cookie = ""] = headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-listwright_session=[\w-]{43}; /)
    expect(cookie).toContain("Path=/")
    expect(cookie).toContain("Secure")
    expect(cookie).not.toContain("Domain")
    expect(headers.getSetCookie()[1]).toMatch(
      /^listwright_signed_in=[\w-]{8,}; Path=\/; Secure; SameSite=Lax$/,
    )
    expect((await client.post("/Common/InitUser.ashx")).status).toBe(200)
    const plain = client.cookie().replace("__Host-", "")
    expect((await caller(url).call("POST", "/Common/InitUser.ashx", {}, { cookie: plain })).status).toBe(401)
    const [ended = ""] = (await client.post("/Logout.aspx")).headers.getSetCookie()
    expect(ended).toMatch(/^__Host-listwright_session=;/)
    expect(ended).toContain("Max-Age=0")
    expect(ended).toContain("Secure")
    expect((await client.post("/Common/InitUser.ashx")).status).toBe(401)
  })

  it("tells browsers to come over HTTPS alone", async () => {
    const { headers } = await caller(url).call("GET", "/api/v1/health")
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000")
  })

  it.each([
    ["lists.example", 200],
    ["lists.example:443", 200],
    ["localhost:4380", 200],
    ["[::1]:4380", 200],
    ["evil.example", 421],
    ["lists.example.evil.example", 421],
    ["127.0.0.1.evil.example", 421],
    ["10.1.2.3", 421],
  ])("answers to %s with %i", async (host, status) => {
    const answer = await asked(host)
    expect(answer.status).toBe(status)
    if (status === 421) expect(JSON.parse(answer.text)).toMatchObject({ _tag: "UnknownHost" })
  })

  it("refuses in the envelope where the original contract is asked", async () => {
    const { status, text } = await asked("evil.example", "/Common/InitUser.ashx")
    expect([status, JSON.parse(text).d.ResultFlag]).toEqual([421, false])
    expect(text).toContain("publicUrl")
  })
})

describe("private answers", () => {
  it("may not be cached on the way", async () => {
    const client = await signedIn(url)
    const answers = [
      await client.post("/Common/InitUser.ashx"),
      await client.post("/api/v1/drafts/open", { listType: 10 }),
      await client.call("GET", "/api/v1/orders/LW-1/list.csv"),
      await caller(url).post("/Common/InitUser.ashx"),
    ]
    expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual(answers.map(() => "no-store"))
  })
})
