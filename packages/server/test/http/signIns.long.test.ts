import { describe, expect, it } from "vitest"
import { type Caller, caller, PASSWORD, signedIn } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const { url } = servedSite()
const email = "demo@listwright.example"

const list = async (client: Caller) => (await client.call("GET", "/api/v1/sign-ins")).body
const isIn = async (client: Caller) => (await client.post("/Common/InitUser.ashx")).status === 200
const tokenNamed = async (name: string): Promise<string> =>
  (await caller(url).post("/api/v1/tokens", { email, password: PASSWORD, name })).body.token
const byToken = async (token: string) =>
  (await caller(url).call("POST", "/Common/InitUser.ashx", {}, { authorization: `Bearer ${token}` })).status

describe("where a user is signed in", () => {
  it("is listed: browsers and tokens, this one first, and no secret of any", async () => {
    const client = caller(url)
    await client.call(
      "POST",
      "/Login.aspx/LoginUser",
      { email, password: PASSWORD },
      { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0" },
    )
    const token = await tokenNamed("laptop")
    expect(await byToken(token)).toBe(200)
    await signedIn(url, "power@listwright.example")
    const all = await list(client)
    expect(all[0]).toEqual({
      id: expect.any(String),
      kind: "browser",
      name: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0",
      client: "127.0.0.1",
      startedAt: expect.any(String),
      seenAt: expect.any(String),
      expiresAt: expect.any(String),
      isCurrent: true,
    })
    expect(all.find(({ kind }: { kind: string }) => kind === "token")).toMatchObject({
      name: "laptop",
      isCurrent: false,
      seenAt: expect.any(String),
    })
    expect(all).toHaveLength(2)
    expect(JSON.stringify(all)).not.toContain(token)
  })

  it("is ended one by one, and nobody ends somebody else's", async () => {
    const [client, other] = [await signedIn(url), await signedIn(url)]
    const [{ id }] = await list(other)
    const stranger = await signedIn(url, "reseller@listwright.example")
    const end = async (by: Caller, which: string) => {
      const { body, status } = await by.call("DELETE", `/api/v1/sign-ins/${which}`)
      return [status, body.message ?? body.ended]
    }
    expect(await end(stranger, id)).toEqual([404, "We couldn't find this sign-in."])
    expect(await end(stranger, id)).toEqual(await end(stranger, "none"))
    expect(await isIn(other)).toBe(true)
    expect(await end(client, id)).toEqual([200, 1])
    expect([await isIn(other), await isIn(client)]).toEqual([false, true])
    const token = await tokenNamed("script")
    const [mine] = (await list(client)).filter(({ name }: { name: string }) => name === "script")
    expect(await end(client, mine.id)).toEqual([200, 1])
    expect(await byToken(token)).toBe(401)
  })

  it("ends everywhere else, or everywhere", async () => {
    const [client, other] = [await signedIn(url), await signedIn(url)]
    const token = await tokenNamed("script")
    const { body } = await client.post("/api/v1/sign-ins/end", { which: "others" })
    expect(body.ended).toBeGreaterThanOrEqual(2)
    expect([await isIn(client), await isIn(other), await byToken(token)]).toEqual([true, false, 401])
    expect(await list(client)).toHaveLength(1)
    const { headers } = await client.post("/api/v1/sign-ins/end", { which: "all" })
    expect(headers.getSetCookie().join()).toContain("Max-Age=0")
    expect(await isIn(client)).toBe(false)
    expect(await isIn(await signedIn(url, "reseller@listwright.example"))).toBe(true)
  })
})

describe("signing out by a link", () => {
  const open = async (client: Caller, from: string) => {
    const { headers, status } = await fetch(`${url()}/Logout.aspx`, {
      redirect: "manual",
      headers: { cookie: client.cookie(), "sec-fetch-site": from },
    })
    return [status, headers.get("location")]
  }

  it("ends the session and leads to the sign-in page", async () => {
    const client = await signedIn(url)
    expect(await open(client, "same-origin")).toEqual([303, "/signin"])
    expect(await isIn(client)).toBe(false)
    expect(await open(client, "none")).toEqual([303, "/signin"])
  })

  it("does nothing where a page of another site has it", async () => {
    const client = await signedIn(url)
    expect(await open(client, "cross-site")).toEqual([303, "/"])
    expect(await isIn(client)).toBe(true)
  })
})
