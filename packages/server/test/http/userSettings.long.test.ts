import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { SERVICES } from "@listwright/domain/account"
import { describe, expect, it } from "vitest"
import { type Caller, caller, signedIn, zipDefinition } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const { folder, url } = servedSite()
const DEMO = "demo@listwright.example"
const RESELLER = "reseller@listwright.example"

const set = async (change: object) => {
  const { operator } = JSON.parse(await readFile(join(folder(), "site", "secrets.json"), "utf8"))
  return caller(url).call("POST", "/api/v1/operator/users/settings", change, {
    "x-listwright-operator": operator,
  })
}
const userOf = async (client: Caller) => (await client.post("/Common/InitUser.ashx")).body.d.DataSource
const business = { ...zipDefinition("60614"), listType: 170 }
const REFUSED = /business|source/i

describe("what the operator sets for a user", () => {
  it("is told as it is, and changes only what is named", async () => {
    const before = await set({ email: DEMO })
    expect([before.status, before.body]).toMatchObject([
      200,
      {
        email: DEMO,
        accounts: ["Northfield Marketing"],
        services: SERVICES,
        showVideos: null,
        landingVersion: null,
        showOrderHistory: true,
        showDigitalHistory: false,
        mayOrder: true,
      },
    ])
    const after = await set({ email: DEMO, showDigitalHistory: true })
    expect(after.body).toEqual({ ...before.body, showDigitalHistory: true })
  })

  it("holds for the next call: menus, services and videos [p6-history-menu] [p6-service-menu] [p6-videos]", async () => {
    const client = await signedIn(url)
    const services = ["cleanList", "phoneAppend"]
    await set({ email: DEMO, services, showVideos: false, showOrderHistory: false, showDigitalHistory: true })
    expect(await userOf(client)).toMatchObject({
      ShowVideos: false,
      ShowOrderHistory: false,
      ShowDigitalHistory: true,
      userServiceDataSources: { showCleanList: true, showPhoneAppend: true, showEnhanceList: false },
    })
    expect((await client.call("GET", "/api/v1/videos")).body).toEqual({ categories: [] })
    await set({ email: DEMO, showVideos: null, showOrderHistory: true })
    expect(await userOf(client)).toMatchObject({ ShowVideos: true, ShowOrderHistory: true })
  })

  it("picks the landing page, which is else the one of the site", async () => {
    const client = await signedIn(url)
    expect((await userOf(client)).IsNewUI).toBe(1)
    expect((await set({ email: DEMO, landingVersion: 2 })).body.landingVersion).toBe(2)
    expect((await userOf(client)).IsNewUI).toBe(2)
    expect((await userOf(await signedIn(url, RESELLER))).IsNewUI).toBe(1)
    expect((await set({ email: DEMO, landingVersion: 3 })).status).toBe(400)
    expect((await set({ email: DEMO, landingVersion: null })).body.landingVersion).toBe(null)
    expect((await userOf(client)).IsNewUI).toBe(1)
  })

  it("begins with the site's default sources for who is added, and with all for demo users", async () => {
    const { operator } = JSON.parse(await readFile(join(folder(), "site", "secrets.json"), "utf8"))
    const email = "new@bakery.example"
    const added = await caller(url).call(
      "POST",
      "/api/v1/operator/users",
      {
        email,
        firstName: "",
        lastName: "",
        role: "User",
        account: "Northfield Marketing",
        otherAccounts: [],
        makeAccounts: false,
      },
      { "x-listwright-operator": operator },
    )
    expect(added.status).toBe(200)
    expect((await set({ email })).body.sources).toEqual([10, 170])
    expect((await set({ email: DEMO })).body.sources.length).toBeGreaterThan(20)
  })

  it("keeps somebody from ordering, who counts and prices all the same", async () => {
    await set({ email: DEMO, mayOrder: false })
    const client = await signedIn(url)
    const { body } = await client.post("/PlaceOrder.aspx/InitializeCommonJsConfiguration")
    expect(body.d.DataSource.IsUserNoPay).toBe(true)
    await set({ email: DEMO, mayOrder: true })
  })

  it.each([
    ["a source that is not sold", { sources: [10, 220] }, /doesn't sell source 220/],
    ["an account that there is not", { addAccounts: ["Nobody"] }, /There is no account 'Nobody'/],
    ["an account without a name", { addAccounts: [" "] }, /An account needs a name/],
    [
      "the own account away",
      { dropAccounts: ["Northfield Marketing"] },
      /is demo@\S+'s own account, so it can't be dropped/,
    ],
    ["somebody else's account away", { dropAccounts: ["Lakeside Partners"] }, /doesn't work for/],
  ])("refuses %s, and changes nothing", async (_, change, words) => {
    const refused = await set({ email: DEMO, showDigitalHistory: false, ...change })
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringMatching(words)])
    expect((await set({ email: DEMO })).body.showDigitalHistory).toBe(true)
  })

  it("is nobody's but the operator's", async () => {
    const client = await signedIn(url)
    expect((await client.post("/api/v1/operator/users/settings", { email: DEMO })).status).toBe(401)
    expect((await set({ email: "nobody@bakery.example" })).status).toBe(404)
  })
})

describe("a source that is not the user's [p6-allowed-sources]", () => {
  it("is refused in drafts, counts, prices, saved lists and original calls, and what was made of it stays closed", async () => {
    const client = await signedIn(url)
    const draft = (await client.post("/api/v1/drafts", { listType: 170 })).body
    const saved = (await client.post("/api/v1/saved-lists", { name: "Shops", definition: business })).body
    expect((await set({ email: DEMO, sources: [10] })).body.sources).toEqual([10])
    expect((await userOf(client)).userDataSources).toEqual([10])

    const question = { definition: business, draftId: null, revision: 1 }
    const asks = [
      client.post("/api/v1/drafts", { listType: 170 }),
      client.post("/api/v1/drafts/open", { listType: 170 }),
      client.post("/api/v1/counts", question),
      client.post("/api/v1/prices", { ...question, choices: draft.choices }),
      client.post("/api/v1/saved-lists", { name: "More shops", definition: business }),
      client.post(`/api/v1/saved-lists/${saved.row.id}/open`),
      client.post(`/api/v1/saved-lists/${saved.row.id}/recount`),
    ]
    for (const { body, status } of await Promise.all(asks))
      expect([status, body.message]).toEqual([422, expect.stringMatching(REFUSED)])

    // What was begun before is opened by its link no more, and placed no more.
    const opened = await client.call("GET", `/api/v1/drafts/${draft.id}`)
    const placed = await client.post("/PlaceOrder.aspx/SubmitOrder", {
      order: { ListModuleSessionId: draft.id, ListType: 170, OrderGeos: [] },
    })
    expect(placed.body.d.ResultFlag).toBe(false)
    expect([opened.status, opened.body.listType]).toEqual([200, 170])
    const original = [
      client.post("/PlaceOrder.aspx/GetDemoAttributesList", { listType: 170 }),
      client.post("/PlaceOrder.aspx/GetQuickPickups", { listType: 170 }),
    ]
    for (const { body } of await Promise.all(original)) expect(body.d?.ResultFlag ?? false).toBe(false)
    expect(
      (await client.post("/api/v1/counts", { ...question, definition: zipDefinition("60614") })).status,
    ).toBe(200)
    expect((await set({ email: DEMO, sources: "all" })).body.sources).toContain(170)
    expect((await client.post("/api/v1/counts", question)).status).toBe(200)
  })
})

describe("an account that the user does not work for any more", () => {
  it("looks missing, with everything that belongs to it, and comes back with the account", async () => {
    const client = await signedIn(url, RESELLER)
    const accounts: ReadonlyArray<{ AccountId: number; AccountName: string }> = (await userOf(client))
      .accountList
    const bakery = accounts.find(({ AccountName }) => AccountName === "Harbor Street Bakery")?.AccountId ?? 0
    const saved = await client.post("/api/v1/saved-lists", {
      name: "Neighbors",
      definition: zipDefinition("60614"),
      accountId: bakery,
    })
    expect(saved.status).toBe(200)
    const dropped = await set({ email: RESELLER, dropAccounts: ["Harbor Street Bakery"] })
    expect(dropped.body.accounts).toEqual(["Lakeside Partners", "Prairie Home Services"])
    expect((await userOf(client)).accountList).toHaveLength(2)
    const draft = { listType: 10, accountId: bakery }
    const started = await client.post("/api/v1/drafts", draft)
    const missing = await client.post("/api/v1/drafts", { ...draft, accountId: 9_999 })
    expect([started.status, started.body]).toEqual([missing.status, missing.body])
    expect(started.status).toBe(404)
    const table = (accountId: number) =>
      client.post("/rpt/MySavedCount.aspx/GetOrderHisotry", {
        accountId,
        orderName: "",
        orderNumber: "",
        searchKey: "",
        startDate: "",
        endDate: "",
        userEmail: "",
        pagingOptions: { PageIndex: 1, PageSize: 18 },
      })
    expect(JSON.stringify((await table(bakery)).body)).not.toContain("Neighbors")
    const back = await set({ email: RESELLER, addAccounts: ["Harbor Street Bakery"] })
    expect(back.body.accounts).toContain("Harbor Street Bakery")
    expect((await client.post("/api/v1/drafts", draft)).status).toBe(200)
    const made = await set({ email: RESELLER, addAccounts: ["Elm Street Florist"], makeAccounts: true })
    expect(made.body.accounts).toContain("Elm Street Florist")
  })
})
