import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { readMail } from "../mail/readMail.ts"
import { caller, PASSWORD, signedIn } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const { folder, url } = servedSite()
const CHOSEN = "Harbor-Street-12"
const SENT = 'while(1){"ResultFlag":true,"ResultMessage":""}'

const ask = (email: string) => caller(url).call("GET", `/GeneratePwd.ashx?email=${encodeURIComponent(email)}`)
const login = (email: string, password: string, client = caller(url)) =>
  client.post("/Login.aspx/LoginUser", { email, password })

/** Returns the mails with a temporary password for an address, once `many` have arrived. */
const mailsTo = async (email: string, many = 1) => {
  const outbox = join(folder(), "mail")
  for (let tries = 0; tries < 300; tries++) {
    const names = await readdir(outbox).catch(() => [])
    const read = await Promise.all(
      names
        .filter((name) => name.startsWith("temporary-password-") && name.endsWith(".eml"))
        .toSorted()
        .map(async (name) => readMail(await readFile(join(outbox, name)))),
    )
    const theirs = read.filter(({ to }) => to.includes(email))
    if (theirs.length >= many) return theirs
    await wait(50)
  }
  throw new Error(`${email} got no mail.`)
}
const SECRET = /[0-9A-Z]{5}(-[0-9A-Z]{5}){3}/
const secretOf = ({ text }: { readonly text: string }): string => SECRET.exec(text)?.[0] ?? ""

describe("a temporary password", () => {
  it("comes by mail and lets in once, to choose a new password and for nothing else", async () => {
    const email = "demo@listwright.example"
    const other = await signedIn(url, email)
    const asked = await ask(` ${email.toUpperCase()} `)
    expect([asked.status, asked.headers.get("content-type"), asked.body]).toEqual([
      200,
      expect.stringContaining("text/plain"),
      SENT,
    ])
    const [mail] = await mailsTo(email)
    if (mail === undefined) throw new Error("no mail")
    expect(mail.subject).toBe("Your temporary password for Listwright")
    expect(mail.text).toContain("expires 30 minutes after your request")
    expect(mail.text).toContain("/signin#for=demo%40listwright.example")
    expect(mail.html).toContain(secretOf(mail))
    // The password of old still works.
    expect((await login(email, PASSWORD)).body.d.DataSource).toEqual({ NextUrl: "/" })

    const client = caller(url)
    // However it was copied.
    const typed = ` ${secretOf(mail).toLowerCase().replaceAll("-", " ")}`
    const opened = await login(email, typed, client)
    expect(opened.body.d.DataSource).toEqual({ NextUrl: "/signin?view=resetPassword" })
    expect((await client.post("/Common/InitUser.ashx")).status).toBe(401)
    expect((await client.post("/api/v1/drafts/open", { listType: 10 })).status).toBe(401)
    expect((await login(email, secretOf(mail))).body.d.ResultMessage).toBe(
      "The email address or password entered is invalid.",
    )
    const weak = await client.post("/Login.aspx/ResetPassword", { password: "short" })
    expect(weak.body.d.ResultMessage).toContain("must have 10 to 128 characters")
    const set = await client.post("/Login.aspx/ResetPassword", { password: CHOSEN })
    expect(set.body.d.ResultFlag).toBe(true)

    expect((await login(email, PASSWORD)).body.d.ResultFlag).toBe(false)
    expect((await login(email, CHOSEN)).body.d.DataSource).toEqual({ NextUrl: "/" })
    expect((await other.post("/Common/InitUser.ashx")).status).toBe(401)
    expect((await client.post("/Login.aspx/ResetPassword", { password: CHOSEN })).status).toBe(401)
  })

  it("makes no token, and none for somebody else", async () => {
    const email = "power@listwright.example"
    await ask(email)
    const [mail] = await mailsTo(email)
    const secret = secretOf(mail ?? { text: "" })
    const token = await caller(url).post("/api/v1/tokens", { email, password: secret, name: "laptop" })
    expect(token.status).toBe(401)
    expect((await login("digital@listwright.example", secret)).body.d.ResultFlag).toBe(false)
    expect((await login(email, secret)).body.d.ResultFlag).toBe(true)
  })

  it("does not spoil the one before it, and all end with a new password", async () => {
    const email = "reseller@listwright.example"
    await ask(email)
    await mailsTo(email)
    await ask(email)
    const [first, second] = (await mailsTo(email, 2)).map(secretOf)
    const client = caller(url)
    expect((await login(email, first ?? "", client)).body.d.ResultFlag).toBe(true)
    await client.post("/Login.aspx/ResetPassword", { password: CHOSEN })
    expect((await login(email, second ?? "")).body.d.ResultFlag).toBe(false)
  })

  it("is asked for with an address, known or not: the answer is the same", async () => {
    expect((await ask("nobody@listwright.example")).body).toBe(SENT)
    for (const malformed of ["demo", "@listwright.example", "demo@", ""])
      expect((await ask(malformed)).body).toBe(
        'while(1){"ResultFlag":false,"ResultMessage":"Invalid Email Address"}',
      )
    // Without an address the reply has the shape of this call, too.
    expect((await caller(url).call("GET", "/GeneratePwd.ashx")).body).toMatch(
      /^while\(1\)\{"ResultFlag":false,/,
    )
  })

  it("is mailed three times in a quarter of an hour, and no more, whoever asks", async () => {
    for (const email of ["nopay@listwright.example", "unknown@listwright.example"]) {
      for (let time = 0; time < 3; time++) expect((await ask(email)).body).toBe(SENT)
      const { body, headers } = await ask(email)
      expect(body).toMatch(/^while\(1\)\{"ResultFlag":false,"ResultMessage":"Too many attempts\. /)
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(600)
    }
  })
})
