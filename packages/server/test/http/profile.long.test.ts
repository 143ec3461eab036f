import { describe, expect, it } from "vitest"
import { mailOf, readMail } from "../mail/readMail.ts"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { jpeg, png } from "../accounts/pictures.ts"
import { type Caller, caller, PASSWORD, signedIn } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const { folder, url } = servedSite()
const CHOSEN = "Harbor-Street-12"
const NOT_FOUND = "We couldn't find this user."
const CHECK_FIRST = "Please enter your current password again, and then save."

const profile = {
  Company: "Harbor Street Bakery",
  AddressLine: " 12 Harbor Street ",
  AddressLine2: "",
  CityName: "Chicago",
  StateCode: "IL",
  ZipCode: "60614",
}
const userOf = async (client: Caller) => (await client.post("/Common/InitUser.ashx")).body.d.DataSource
const idOf = async (client: Caller): Promise<string> => (await userOf(client)).UserGuid
const edited = async (client: Caller) => (await client.post("/Common/EditUserInfo.ashx")).body.d.DataSource
const check = async (client: Caller, oldPwd: string) =>
  (await client.post("/ba/EditProfile.aspx/CheckPassword", { oldPwd })).body.d
const save = async (client: Caller, userGuid: string, changed: object = {}) =>
  (await client.post("/ba/EditProfile.aspx/UpdateUser", { userGuid, user: { ...profile, ...changed } })).body
    .d
const change = async (client: Caller, userGuid: string, newPwd: string) =>
  (await client.post("/ba/EditProfile.aspx/UpdatePassword", { userGuid, newPwd })).body.d

describe("the profile", () => {
  it("is saved by who has just given the password", async () => {
    const client = await signedIn(url)
    const id = await idOf(client)
    expect(await userOf(client)).toMatchObject({ userHasAddress: false, UserImg: "", recentOrder: [] })
    expect(await edited(client)).toMatchObject({ UserGuid: id, UsersAddress: [] })
    expect((await save(client, id)).ResultMessage).toBe(CHECK_FIRST)
    expect(await check(client, "wrong")).toMatchObject({
      ResultFlag: false,
      ResultMessage: "Wrong password.",
    })
    expect((await save(client, id)).ResultMessage).toBe(CHECK_FIRST)
    expect(await check(client, PASSWORD)).toMatchObject({ ResultFlag: true })
    expect(await save(client, id)).toMatchObject({ ResultFlag: true })
    expect((await edited(client)).UsersAddress).toEqual([
      {
        AddressName: "",
        AddrDesc: "",
        AddressType: "",
        AddressLine: "12 Harbor Street",
        AddressLine2: "",
        CityName: "Chicago",
        StateCode: "IL",
        ZipCode: "60614",
        CountryCode: "US",
        Latitude: null,
        longitude: null,
      },
    ])
    expect(await userOf(client)).toMatchObject({ userHasAddress: true, Company: "Harbor Street Bakery" })
    // The check is this session's alone.
    expect((await save(await signedIn(url), id)).ResultMessage).toBe(CHECK_FIRST)
  })

  it("is saved whole or not at all, and replaced", async () => {
    const client = await signedIn(url)
    const id = await idOf(client)
    await check(client, PASSWORD)
    expect((await save(client, id, { CityName: " ", ZipCode: "" })).ResultMessage).toBe(
      "city: It's required\nzip: It's required",
    )
    expect((await save(client, id, { Company: "x".repeat(201) })).ResultMessage).toContain(
      "user.Company: must have at most 200 characters",
    )
    await save(client, id, { Company: "Pier Bakery", AddressLine2: "Floor 2" })
    expect(await edited(client)).toMatchObject({
      Company: "Pier Bakery",
      UsersAddress: [{ AddressLine2: "Floor 2" }],
    })
  })

  it("of somebody else looks missing, there or not, whoever asks", async () => {
    const other = await idOf(await signedIn(url, "digital@listwright.example"))
    for (const email of [
      "demo@listwright.example",
      "power@listwright.example",
      "reseller@listwright.example",
    ]) {
      const client = await signedIn(url, email)
      await check(client, PASSWORD)
      for (const id of [other, "nobody"]) {
        expect((await save(client, id)).ResultMessage).toBe(NOT_FOUND)
        expect((await change(client, id, CHOSEN)).ResultMessage).toBe(NOT_FOUND)
        const photo = await client.post("/landingPage.aspx/UploadImg", { userId: id, img: jpeg() })
        expect(photo.body.d.ResultMessage).toBe(NOT_FOUND)
      }
    }
    expect(await edited(await signedIn(url, "digital@listwright.example"))).toMatchObject({
      UsersAddress: [],
    })
  })

  it("is not opened by guessing passwords in a session that was left open", async () => {
    const client = await signedIn(url, "nopay@listwright.example")
    for (let time = 0; time < 10; time++) await check(client, "guess")
    expect((await check(client, PASSWORD)).ResultMessage).toMatch(/^Too many attempts\. /)
  })
})

describe("a picture", () => {
  const upload = async (client: Caller, img: string) =>
    (await client.post("/landingPage.aspx/UploadImg", { userId: await idOf(client), img })).body.d

  it("is kept without what its file says beside it, and shown to its user alone", async () => {
    const client = await signedIn(url)
    const uploaded = await upload(client, jpeg())
    expect(uploaded.ResultFlag).toBe(true)
    const { UserImg } = uploaded.DataSource
    expect((await userOf(client)).UserImg).toBe(UserImg)
    const shown = await fetch(`${url()}${UserImg}`, { headers: { cookie: client.cookie() } })
    expect([shown.status, shown.headers.get("content-type"), shown.headers.get("cache-control")]).toEqual([
      200,
      "image/jpeg",
      "private, max-age=31536000, immutable",
    ])
    expect(shown.headers.get("x-content-type-options")).toBe("nosniff")
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(bytes.includes("41.9281 N")).toBe(false)
    expect(bytes.includes("<script>")).toBe(false)
    expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
    const other = await signedIn(url, "power@listwright.example")
    expect((await fetch(`${url()}${UserImg}`, { headers: { cookie: other.cookie() } })).status).toBe(404)
    expect((await fetch(`${url()}${UserImg}`)).status).toBe(401)
    expect((await upload(client, png())).DataSource.UserImg).not.toBe(UserImg)
  })

  it("that is too large is silently ignored", async () => {
    const client = await signedIn(url)
    const before = (await userOf(client)).UserImg
    const large = await upload(client, jpeg({ padding: 2_097_152 }))
    expect(large).toMatchObject({ ResultFlag: true, DataSource: { UserImg: before } })
    expect((await userOf(client)).UserImg).toBe(before)
  })

  it("is a JPEG or a PNG, whatever it is called, of a size that browsers can show", async () => {
    const client = await signedIn(url)
    const refused = /^Please choose a JPEG or PNG picture/
    const html = `data:image/png;base64,${Buffer.from("<script>alert(1)</script>").toString("base64")}`
    for (const img of ["", "x", html, jpeg({ side: 5_000 }), png({ side: 5_000 }), jpeg({ isCut: true })])
      expect((await upload(client, img)).ResultMessage).toMatch(refused)
  })
})

describe("a changed password", () => {
  it("ends the other sessions and the tokens, keeps this session, and is told by mail", async () => {
    const email = "power@listwright.example"
    const [client, other] = [await signedIn(url, email), await signedIn(url, email)]
    const { token } = (await client.post("/api/v1/tokens", { email, password: PASSWORD, name: "laptop" }))
      .body
    const byToken = () =>
      caller(url).call("POST", "/Common/InitUser.ashx", {}, { authorization: `Bearer ${token}` })
    const id = await idOf(client)
    expect((await change(client, id, CHOSEN)).ResultMessage).toBe(CHECK_FIRST)
    await check(client, PASSWORD)
    expect((await change(client, id, "short")).ResultMessage).toContain("must have 10 to 128 characters")
    expect(await change(client, id, CHOSEN)).toMatchObject({ ResultFlag: true, DataSource: true })
    expect((await other.post("/Common/InitUser.ashx")).status).toBe(401)
    expect((await client.post("/Common/InitUser.ashx")).status).toBe(200)
    expect((await byToken()).status).toBe(401)
    const login = (password: string) => caller(url).post("/Login.aspx/LoginUser", { email, password })
    expect((await login(PASSWORD)).body.d.ResultFlag).toBe(false)
    expect((await login(CHOSEN)).body.d.ResultFlag).toBe(true)
    const outbox = join(folder(), "mail")
    const [name = ""] = (await readdir(outbox)).filter((file) => file.startsWith("password-changed-"))
    const mail = await mailOf(folder(), name.replace(".eml", ""))
    expect([mail.to, mail.subject]).toEqual([[email], "Your password for Listwright was changed"])
    expect(mail.text).not.toContain(CHOSEN)
    expect(await readMail(await readFile(join(outbox, name)))).toMatchObject({ to: [email] })
  })

  it("keeps the tokens where that is asked for, and always the one that asks", async () => {
    const email = "reseller@listwright.example"
    const token = async (name: string): Promise<Readonly<Record<string, string>>> => {
      const { body } = await caller(url).post("/api/v1/tokens", { email, password: PASSWORD, name })
      return { authorization: `Bearer ${body.token}` }
    }
    const [laptop, script] = [await token("laptop"), await token("script")]
    const post = (path: string, body: object) => caller(url).call("POST", path, body, laptop)
    const isIn = async (bearer: Readonly<Record<string, string>>) =>
      (await caller(url).call("POST", "/Common/InitUser.ashx", {}, bearer)).status === 200
    const userGuid = (await post("/Common/InitUser.ashx", {})).body.d.DataSource.Userid
    const set = async (oldPwd: string, newPwd: string, more: object) => {
      await post("/ba/EditProfile.aspx/CheckPassword", { oldPwd })
      return (await post("/ba/EditProfile.aspx/UpdatePassword", { newPwd, userGuid, ...more })).body.d
    }
    expect(await set(PASSWORD, CHOSEN, { keepTokens: true })).toMatchObject({ ResultFlag: true })
    expect([await isIn(laptop), await isIn(script)]).toEqual([true, true])
    expect(await set(CHOSEN, `${CHOSEN}-2`, {})).toMatchObject({ ResultFlag: true })
    expect([await isIn(laptop), await isIn(script)]).toEqual([true, false])
  })
})
