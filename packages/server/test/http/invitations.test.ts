import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { caller, PASSWORD, signedIn } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const { folder, url } = servedSite()
const CHOSEN = "Harbor-Street-12"

const asOperator = async (method: string, path: string, body?: object) => {
  const { operator } = JSON.parse(await readFile(join(folder(), "site", "secrets.json"), "utf8"))
  return caller(url).call(method, `/api/v1/operator/users${path}`, body, {
    "x-listwright-operator": operator,
  })
}
const post = (path: string, body: object) => asOperator("POST", path, body)

const newUser = (email: string, more: object = {}) => ({
  email,
  firstName: "Ann",
  lastName: "Baker",
  role: "User",
  account: "Harbor Street Bakery",
  otherAccounts: [],
  makeAccounts: false,
  ...more,
})

const secretOf = ({ path }: { readonly path: string }): string => path.slice("/signin#link=".length)
const login = (email: string, password: string) =>
  caller(url).post("/Login.aspx/LoginUser", { email, password })
const open = (secret: string) => caller(url).post("/api/v1/sign-in-links/open", { secret })

/** Goes through a link as the screen does. */
const setPassword = async (secret: string, password: string) => {
  const client = caller(url)
  expect((await client.post("/api/v1/sign-in-links/open", { secret })).status).toBe(200)
  return (await client.post("/Login.aspx/ResetPassword", { password })).body.d
}

describe("a user added by the operator", () => {
  it("has one session at a time that the link opened, however many open it at once", async () => {
    const email = "link@bakery.example"
    const secret = secretOf((await post("", newUser(email))).body)
    const clients = Array.from({ length: 5 }, () => caller(url))
    for (const { status } of await Promise.all(
      clients.map((client) => client.post("/api/v1/sign-in-links/open", { secret })),
    ))
      expect(status).toBe(200)
    const reset = (client: (typeof clients)[number], password: string) =>
      client.post("/Login.aspx/ResetPassword", { password })
    const tried = await Promise.all(clients.map((client) => reset(client, "short")))
    expect(tried.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 401, 401, 401, 401,
    ])
    const last = caller(url)
    await last.post("/api/v1/sign-in-links/open", { secret })
    const common = await reset(last, "Password12")
    expect(common.body.d.ResultMessage).toContain("The new password is too common")
    expect((await reset(last, CHOSEN)).body.d.ResultFlag).toBe(true)
  })

  it("sets a password by the link, once, and signs in", async () => {
    const email = "ann@bakery.example"
    const added = await post("", newUser(email))
    expect([added.status, added.body.email, added.body.origin, added.body.isMailed]).toEqual([
      200,
      email,
      null,
      false,
    ])
    const secret = secretOf(added.body)
    expect((await login(email, CHOSEN)).body.d.ResultFlag).toBe(false)
    expect((await login(email, "")).body.d.ResultFlag).toBe(false)

    const client = caller(url)
    const opened = await client.post("/api/v1/sign-in-links/open", { secret })
    expect([opened.status, opened.body]).toEqual([200, { email }])
    // The session of a link sets a password, and does nothing else.
    expect((await client.post("/Common/InitUser.ashx")).status).toBe(401)
    expect((await client.post("/api/v1/drafts/open", { listType: 10 })).status).toBe(401)
    const weak = await client.post("/Login.aspx/ResetPassword", { password: "short" })
    expect(weak.body.d.ResultMessage).toContain("must have 10 to 128 characters")
    expect((await client.post("/Login.aspx/ResetPassword", { password: CHOSEN })).body.d.ResultFlag).toBe(
      true,
    )
    expect((await client.post("/Login.aspx/ResetPassword", { password: CHOSEN })).status).toBe(401)
    expect((await open(secret)).status).toBe(404)

    expect((await login(email, CHOSEN)).body.d.ResultFlag).toBe(true)
    const { body } = await asOperator("GET", "")
    expect(body.find((user: { email: string }) => user.email === email)).toEqual({
      email,
      name: "Ann Baker",
      role: "User",
      accounts: ["Harbor Street Bakery"],
      isDemo: false,
      isDisabled: false,
      hasPassword: true,
    })
  })

  it("has one good link: the newest", async () => {
    const email = "new@bakery.example"
    const first = secretOf((await post("", newUser(email))).body)
    const second = secretOf((await post("/invite", { email })).body)
    expect((await open(first)).status).toBe(404)
    expect((await open("guessed")).body).toEqual((await open(first)).body)
    expect((await setPassword(second, CHOSEN)).ResultFlag).toBe(true)
  })

  it("finds a link used up that another tab has used", async () => {
    const email = "tabs@bakery.example"
    const secret = secretOf((await post("", newUser(email))).body)
    const [one, other] = [caller(url), caller(url)]
    for (const tab of [one, other]) await tab.post("/api/v1/sign-in-links/open", { secret })
    expect((await other.post("/Login.aspx/ResetPassword", { password: CHOSEN })).body.d.ResultFlag).toBe(true)
    expect((await one.post("/Login.aspx/ResetPassword", { password: `${CHOSEN}x` })).status).toBe(401)
    expect((await one.post("/api/v1/sign-in-links/open", { secret })).status).toBe(404)
    expect((await login(email, CHOSEN)).body.d.ResultFlag).toBe(true)
  })

  it("is refused with what to do about it", async () => {
    const refusal = async (more: object) => {
      const { body, status } = await post("", newUser("x@bakery.example", more))
      expect(status).toBe(422)
      return body.message
    }
    expect(await refusal({ email: "DEMO@listwright.example" })).toContain("users invite")
    expect(await refusal({ email: "nobody" })).toContain("isn't an email address")
    expect(await refusal({ account: "Bakery" })).toMatch(/--new-account.*Harbor Street Bakery/)
    expect(await refusal({ account: " " })).toBe("An account needs a name.")
    expect((await post("", newUser("x@bakery.example", { role: "Admin" }))).status).toBe(400)
    const made = newUser("x@bakery.example", { account: "Bakery", makeAccounts: true })
    expect((await post("", made)).status).toBe(200)
  })
})

describe("a user disabled by the operator", () => {
  it("is out at once: sessions, tokens, password and links", async () => {
    const email = "gone@bakery.example"
    await setPassword(secretOf((await post("", newUser(email))).body), CHOSEN)
    const client = caller(url)
    await client.post("/Login.aspx/LoginUser", { email, password: CHOSEN })
    const { token } = (await client.post("/api/v1/tokens", { email, password: CHOSEN, name: "t" })).body
    const bearer = { authorization: `Bearer ${token}` }
    const asked = () => caller(url).call("POST", "/Common/InitUser.ashx", {}, bearer)
    expect([(await client.post("/Common/InitUser.ashx")).status, (await asked()).status]).toEqual([200, 200])
    const { secret } = { secret: secretOf((await post("/invite", { email })).body) }

    const disabled = await post("/disable", { email: email.toUpperCase() })
    expect([disabled.status, disabled.body.isDisabled]).toEqual([200, true])
    expect([(await client.post("/Common/InitUser.ashx")).status, (await asked()).status]).toEqual([401, 401])
    expect((await open(secret)).status).toBe(404)
    const unknown = await login("nobody@bakery.example", CHOSEN)
    expect((await login(email, CHOSEN)).body).toEqual(unknown.body)

    // An invitation lets them in again, and by nothing that they had before.
    const again = secretOf((await post("/invite", { email })).body)
    expect((await login(email, CHOSEN)).body.d.ResultFlag).toBe(false)
    expect([(await client.post("/Common/InitUser.ashx")).status, (await asked()).status]).toEqual([401, 401])
    expect((await setPassword(again, `${CHOSEN}-2`)).ResultFlag).toBe(true)
    expect((await login(email, `${CHOSEN}-2`)).body.d.ResultFlag).toBe(true)
  })

  it("and everybody else who is asked for must exist", async () => {
    for (const path of ["/disable", "/invite", "/role"])
      expect((await post(path, { email: "nobody@bakery.example", role: "User" })).status).toBe(404)
  })
})

describe("a new role", () => {
  it("holds for the next call", async () => {
    const draft = await (await signedIn(url)).post("/api/v1/drafts", { listType: 10 })
    const client = await signedIn(url, "digital@listwright.example")
    const seen = async () => (await client.call("GET", `/api/v1/drafts/${draft.body.id}`)).status
    expect(await seen()).toBe(404)
    const email = "digital@listwright.example"
    expect((await post("/role", { email, role: "Power User" })).body.role).toBe("Power User")
    expect(await seen()).toBe(200)
    await post("/role", { email, role: "Digital User" })
    expect(await seen()).toBe(404)
  })
})

describe("the demo users", () => {
  it("are disabled together, and nobody else", async () => {
    const client = await signedIn(url)
    const { body } = await post("/disable-demo", {})
    expect(body.map(({ email }: { email: string }) => email)).toContain("demo@listwright.example")
    expect((await client.post("/Common/InitUser.ashx")).status).toBe(401)
    expect((await login("demo@listwright.example", PASSWORD)).body.d.ResultFlag).toBe(false)
    const left = (await asOperator("GET", "")).body.filter((user: { isDemo: boolean }) => user.isDemo)
    expect(left.every(({ isDisabled }: { isDisabled: boolean }) => isDisabled)).toBe(true)
    expect((await login("ann@bakery.example", CHOSEN)).body.d.ResultFlag).toBe(true)
    expect((await post("/disable-demo", {})).body).toEqual([])
  })
})
