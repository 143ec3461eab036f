import { describe, expect, it } from "vitest"
import { example } from "../configuration/example.ts"
import { caller, PASSWORD, signedIn } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const { url } = servedSite()
const email = "demo@listwright.example"
const refusal = (message: string) => ({ d: { ResultFlag: false, ResultMessage: message, DataSource: null } })

describe("signing in", () => {
  it("opens a session whose cookie scripts cannot read", async () => {
    const client = caller(url)
    const { status, headers, body } = await client.post("/Login.aspx/LoginUser", {
      email,
      password: PASSWORD,
    })
    expect([status, body]).toEqual([
      200,
      { d: { ResultFlag: true, ResultMessage: "", DataSource: { NextUrl: "/" } } },
    ])
    const cookie = headers.getSetCookie()[0] ?? ""
    expect(cookie).toMatch(/^listwright_session=[\w-]{43}; /)
    expect(cookie).toContain("HttpOnly")
    expect(cookie).toContain("SameSite=Lax")
    expect(cookie).toContain("Path=/")
    expect(cookie).not.toContain("Secure")
    const user = await client.post("/Common/InitUser.ashx")
    expect(user.body.d.DataSource).toMatchObject({
      Email: email,
      User_RoleName: "User",
      // 270 cannot be ordered as the site reads it.
      userDataSources: example.content.settings.sources.filter((code) => code !== 270),
    })
  })

  it("tells scripts beside it who is signed in, for as long as somebody is", async () => {
    const client = caller(url)
    const beside = (headers: Headers) =>
      headers.getSetCookie().filter((one) => one.startsWith("listwright_signed_in="))
    const signedIn = await client.post("/Login.aspx/LoginUser", { email, password: PASSWORD })
    const { Userid } = (await client.post("/Common/InitUser.ashx")).body.d.DataSource
    expect(beside(signedIn.headers)).toEqual([`listwright_signed_in=${Userid}; Path=/; SameSite=Lax`])
    const [ended = ""] = beside((await client.post("/Logout.aspx")).headers)
    expect(ended).toMatch(/^listwright_signed_in=; Max-Age=0/)
  })

  it("tells a browser whose session has ended so, and nothing to one that knows", async () => {
    const told = async (cookie: string) => {
      const { status, headers } = await caller(url).call("POST", "/Common/InitUser.ashx", {}, { cookie })
      return [status, headers.getSetCookie().map((one) => one.split("; ")[0] ?? "")]
    }
    expect(await told("listwright_session=ended; listwright_signed_in=1")).toEqual([
      401,
      ["listwright_signed_in="],
    ])
    expect(await told("listwright_signed_in=1")).toEqual([401, ["listwright_signed_in="]])
    expect(await told("listwright_session=ended")).toEqual([401, []])
  })

  it("answers an address that no database can hold with what is wrong", async () => {
    const { status, body } = await caller(url).post("/Login.aspx/LoginUser", {
      email: "demo\u0000@listwright.example",
      password: "x",
    })
    expect([status, body]).toEqual([
      400,
      refusal("email: contains a NUL character, which can't be stored. Please remove it."),
    ])
  })

  it("works whatever the case of the path and of the address", async () => {
    const client = caller(url)
    const { body } = await client.post("/login.ASPX/loginuser", {
      email: "DEMO@LISTWRIGHT.EXAMPLE",
      password: PASSWORD,
    })
    expect(body.d.ResultFlag).toBe(true)
    expect((await client.post("/COMMON/inituser.ashx")).body.d.ResultFlag).toBe(true)
  })

  it.each([
    ["a wrong password", { email, password: "wrong" }, "The email address or password entered is invalid."],
    [
      "an unknown address",
      { email: "nobody@listwright.example", password: PASSWORD },
      "The email address or password entered is invalid.",
    ],
    ["an address without @", { email: "demo", password: PASSWORD }, "E-mail must be valid"],
    ["an address that ends in @", { email: "demo@", password: PASSWORD }, "E-mail must be valid"],
    ["an empty form", { email: "", password: "" }, "It's required\nIt's required"],
  ])("refuses %s", async (_case, form, message) => {
    const { status, headers, body } = await caller(url).post("/Login.aspx/LoginUser", form)
    expect([status, body]).toEqual([200, refusal(message)])
    expect(headers.getSetCookie()).toEqual([])
  })

  it("refuses a form that does not decode, naming the field", async () => {
    const missing = await caller(url).post("/Login.aspx/LoginUser", { email })
    expect([missing.status, missing.body]).toEqual([200, refusal("password: is missing")])
    const garbage = await caller(url).post("/Login.aspx/LoginUser", "{")
    expect([garbage.status, garbage.body.d.ResultFlag]).toEqual([200, false])
    expect(garbage.body.d.ResultMessage).toContain("The request couldn't be read")
  })

  it.each([
    ["a form in another encoding", "/Contact/SendMessage.ashx", "multipart/form-data; boundary=x", "--x--"],
    ["a form without its fields", "/Contact/SendMessage.ashx", "application/x-www-form-urlencoded", "a=b"],
  ])("answers %s as its call answers", async (_case, path, type, body) => {
    const answer = await caller(url).call("POST", path, body, { "content-type": type })
    expect([answer.status, answer.body]).toEqual([200, { Status: 0, Message: expect.stringMatching(/\w/) }])
  })

  it("answers a body of another type in the form of its call", async () => {
    const text = { "content-type": "text/plain" }
    const original = await caller(url).call("POST", "/Common/InitSite.ashx", "x", text)
    expect([original.status, original.body.d.ResultFlag]).toEqual([200, false])
    const plain = await caller(url).call("POST", "/api/v1/tokens", "x", text)
    expect([plain.status, plain.body._tag]).toEqual([415, "BadInput"])
    const forgotten = await caller(url).call("GET", "/GeneratePwd.ashx")
    expect(forgotten.body).toMatch(/^while\(1\)\{"ResultFlag":false/)
  })

  it("reads no bytes as an empty object, in both contracts", async () => {
    const client = await signedIn(url)
    const nothing = async (path: string, type = "application/json") =>
      (await client.call("POST", path, "", { "content-type": type })).body
    expect((await nothing("/Common/InitSite.ashx")).d.ResultFlag).toBe(true)
    expect((await nothing("/LandingPage.aspx/GetUserPoint")).d.ResultFlag).toBe(true)
    expect((await nothing("/Login.aspx/LoginUser")).d.ResultMessage).toMatch(/^email: is missing/)
    expect((await nothing("/api/v1/tokens")).message).toMatch(/^email: is missing/)
  })

  it("names a user as the original values of the site do", async () => {
    const { body } = await (await signedIn(url)).post("/Common/InitUser.ashx")
    expect([body.d.DataSource.User_FullName, body.d.DataSource.Name]).toEqual(["Dana Demo", "Dana Demo"])
  })

  it("stops guessing and says how long to wait, for the right password too", async () => {
    const client = caller(url)
    const guessed = "reseller@listwright.example"
    for (let attempt = 0; attempt < 10; attempt++)
      await client.post("/Login.aspx/LoginUser", { email: guessed, password: "x" })
    const { body } = await client.post("/Login.aspx/LoginUser", { email: guessed, password: PASSWORD })
    expect(body.d.ResultFlag).toBe(false)
    expect(body.d.ResultMessage).toMatch(/^Too many attempts\. Please try again in \d+ seconds\.$/)
    const token = await client.post("/api/v1/tokens", { email: guessed, password: PASSWORD, name: "laptop" })
    expect([token.status, token.body._tag]).toEqual([429, "TooMany"])
    expect(token.body.retryAfterSeconds).toBeGreaterThan(200)
  })

  it("ends with signing out, on the server too", async () => {
    const client = caller(url)
    const { headers } = await client.post("/Login.aspx/LoginUser", { email, password: PASSWORD })
    const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? ""
    expect((await client.post("/Logout.aspx")).headers.getSetCookie()[0]).toContain("Max-Age=0")
    const stolen = await caller(url).call("POST", "/Common/InitUser.ashx", {}, { cookie })
    expect(stolen.status).toBe(401)
  })

  it("is asked of everybody but guests' calls", async () => {
    const guest = caller(url)
    expect((await guest.post("/Common/InitSite.ashx")).body.d.DataSource.SiteName).toBe("Listwright")
    expect((await guest.call("GET", "/api/v1/health")).body.ok).toBe(true)
    const calls = [
      await guest.post("/Common/InitUser.ashx"),
      await guest.post("/PlaceOrder.aspx/GetOrderFromSession"),
      await guest.post("/api/v1/drafts/open", { listType: 10 }),
      await guest.call("GET", "/api/v1/orders/LW-1/list.csv"),
    ]
    expect(calls.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })
})

describe("a token", () => {
  it("gives the same user as a session, until it is revoked", async () => {
    const guest = caller(url)
    const issued = await guest.post("/api/v1/tokens", { email, password: PASSWORD, name: "laptop" })
    expect(issued.status).toBe(200)
    const bearer = { authorization: `Bearer ${issued.body.token}` }
    const user = await guest.call("POST", "/Common/InitUser.ashx", {}, bearer)
    expect(user.body.d.DataSource.Email).toBe(email)
    const draft = await guest.call("POST", "/api/v1/drafts/open", { listType: 10 }, bearer)
    expect((await (await signedIn(url)).call("GET", `/api/v1/drafts/${draft.body.id}`)).status).toBe(200)
    expect((await guest.call("DELETE", "/api/v1/tokens/current", undefined, bearer)).body).toEqual({
      revoked: true,
    })
    expect((await guest.call("POST", "/Common/InitUser.ashx", {}, bearer)).status).toBe(401)
  })

  it("is not given for a wrong password", async () => {
    const { status, body } = await caller(url).post("/api/v1/tokens", {
      email,
      password: "wrong",
      name: "laptop",
    })
    expect([status, body.message]).toEqual([401, "The email address or password entered is invalid."])
  })

  it("is accepted next to an expired cookie", async () => {
    const guest = caller(url)
    const { body } = await guest.post("/api/v1/tokens", { email, password: PASSWORD, name: "script" })
    const both = { authorization: `Bearer ${body.token}`, cookie: "listwright_session=ended" }
    expect((await guest.call("POST", "/Common/InitUser.ashx", {}, both)).status).toBe(200)
  })
})
