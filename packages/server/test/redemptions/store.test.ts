import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it, vi } from "vitest"
import { caller, signedIn } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"

const { folder, url } = servedSite()

const everything = { availablePoints: 0, categoryId: 0, onlyEligible: false, pageIndex: 1, pageSize: 100 }
const CONTACT = {
  FirstName: "Dana",
  LastName: "Demo",
  Company: "Northfield Marketing",
  AddressLine: "1 Main St",
  City: "Chicago",
  State: "IL",
  Zipcode: "60614",
  Phone: "312-555-0100",
}
const mugs = (DesiredQuantity: number, PointForOne = 450) => ({
  Items: [{ GiftId: 201, DesiredQuantity, PointForOne, CategoryId: 2, GiftName: "anything" }],
})

const asOperator = async (method: string, path: string, body?: object) => {
  const { operator } = JSON.parse(await readFile(join(folder(), "site", "secrets.json"), "utf8"))
  return caller(url).call(method, `/api/v1${path}`, body, { "x-listwright-operator": operator })
}

const mails = async (): Promise<ReadonlyArray<string>> => {
  const names = await readdir(join(folder(), "mail")).catch(() => [])
  return names.filter((name) => name.includes("reward"))
}

describe("the rewards store over HTTP", () => {
  it("opens with its shelves, gifts, points and history", async () => {
    const demo = await signedIn(url)
    const { body } = await demo.post("/ba/Reward.aspx/GetInitReward", everything)
    const data = body.d.DataSource
    expect(data.Categories.map(({ CategoryName }: { CategoryName: string }) => CategoryName)).toEqual([
      "Gift cards",
      "Office",
      "Electronics",
      "Outdoors",
    ])
    expect(data.Point).toEqual({
      AvailablePoints: 3_000,
      BonusPoints: 3_000,
      EarnedPoints: 0,
      RedeemedPoints: 0,
    })
    expect(data.Histories).toEqual([])
    expect(data.RewardDetailList.Items.map(({ Id }: { Id: number }) => Id)).toEqual([
      101, 102, 103, 201, 202, 203, 301, 302, 303, 401, 402, 403,
    ])
  })

  it("sorts by points either way, within a category, and by the points that the ledger has", async () => {
    const demo = await signedIn(url)
    const ids = async (question: object) => {
      const { body } = await demo.post("/ba/Reward.aspx/GetRewards", { ...everything, ...question })
      return body.d.DataSource.RewardDetailList.Items.map(({ Id }: { Id: number }) => Id)
    }
    expect(await ids({ categoryId: 2, isDesc: true })).toEqual([203, 201, 202])
    expect(await ids({ categoryId: 2, isDesc: false })).toEqual([202, 201, 203])
    // Whatever points a client says that there are.
    expect(await ids({ categoryId: 3, onlyEligible: true, availablePoints: 1_000_000 })).toEqual([302])
  })

  it("redeems a cart once, tells the user and the site, and shows it until and after it is sent", async () => {
    const demo = await signedIn(url)
    const redeem = (cart: object, requestId = "checkout 1", contact: object = CONTACT) =>
      demo.post("/ba/Reward.aspx/RedeemCartOrder", { contact, cart, requestId })
    const { body } = await redeem(mugs(2))
    expect(body.d.DataSource).toEqual({ OrderCode: expect.stringMatching(/^LW-/), UserPoint: 2_100 })
    const code: string = body.d.DataSource.OrderCode
    expect((await redeem(mugs(2))).body).toEqual(body)

    const { body: cart } = await demo.post("/ba/RewardCart.aspx/GetCart")
    expect(cart.d.DataSource.User.UsersAddress).toEqual([
      {
        AddressName: "",
        AddrDesc: "",
        AddressType: "",
        AddressLine: "1 Main St",
        AddressLine2: "",
        CityName: "Chicago",
        StateCode: "IL",
        ZipCode: "60614",
        CountryCode: "US",
        Latitude: null,
        longitude: null,
      },
    ])
    await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 20_000 })
    const texts = await Promise.all(
      (await mails()).map(async (name) => await readFile(join(folder(), "mail", name), "utf8")),
    )
    expect(texts.filter((text) => text.includes("To: demo@listwright.example"))).toHaveLength(1)
    expect(texts.filter((text) => text.includes("To: support@listwright.example"))).toHaveLength(1)
    for (const text of texts) expect(text).toContain(code)

    const historyOf = async () => {
      const opened = await demo.post("/ba/Reward.aspx/GetInitReward", everything)
      return opened.body.d.DataSource.Histories
    }
    expect(await historyOf()).toMatchObject([
      { OrderCode: code, RedeemDesc: "2 × Coffee mug", RequiredPoint: 900, SentDate: null },
    ])
    const toSend = await asOperator("GET", "/reward-orders")
    expect(toSend.body.orders).toMatchObject([
      {
        orderCode: code,
        email: "demo@listwright.example",
        contact: { addressLine: "1 Main St", zip: "60614" },
        gifts: [{ giftId: 201, name: "Coffee mug", quantity: 2 }],
        sentAt: null,
      },
    ])
    const sent = await asOperator("POST", `/reward-orders/${code}/sent`, {})
    expect(sent.body.sentAt).not.toBeNull()
    expect((await asOperator("POST", "/reward-orders/LW-2222-2222/sent", {})).status).toBe(404)
    expect((await historyOf())[0].SentDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it("says in the specified words, or its own, why a cart is refused [p8-reward-cart]", async () => {
    const demo = await signedIn(url)
    const said = async (cart: object, contact: object = CONTACT) => {
      const { body } = await demo.post("/ba/Reward.aspx/RedeemCartOrder", { contact, cart })
      expect(body.d.ResultFlag).toBe(false)
      return body.d.ResultMessage
    }
    expect(await said({ Items: [] })).toBe("Please add reward to cart")
    expect(await said(mugs(50))).toBe("Has exceeded the point you have")
    expect(await said(mugs(1, 1))).toContain("now costs a different number of points: 450.")
    expect(await said(mugs(-1))).toContain("whole number, 1 or greater")
    expect(await said(mugs(1), { ...CONTACT, State: "Illinois" })).toContain("complete the checkout form")
    expect(await said(mugs(1), { ...CONTACT, State: "OR" })).toContain("ZIP Code 60614 is in Illinois.")
    expect(await said({ Items: [{ GiftId: 999, DesiredQuantity: 1, PointForOne: 1 }] })).toContain(
      "no longer available",
    )
    const { body } = await demo.post("/ba/Reward.aspx/RedeemCartOrder", { contact: CONTACT, cart: {} })
    expect(body.d.ResultMessage).toContain("Items")
  })

  it("gives a bonus once for its key, and to nobody unknown", async () => {
    const give = (email: string, key: string) =>
      asOperator("POST", "/points/bonus", { email, points: 70, reason: "Referral", key })
    expect((await give("power@listwright.example", "1")).body).toEqual({ availablePoints: 70 })
    expect((await give("power@listwright.example", "1")).body).toEqual({ availablePoints: 70 })
    expect((await give("nobody@listwright.example", "2")).status).toBe(404)
    expect((await caller(url).call("POST", "/api/v1/points/bonus", {})).status).toBe(401)
  })
})

describe("the images and videos of a site", () => {
  const get = async (path: string, headers: Record<string, string> = {}) =>
    await fetch(`${url()}/site-files/${path}`, { headers })

  it("shows the image of a gift, which runs nothing", async () => {
    const response = await get("rewards/mug.svg")
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "image/svg+xml; charset=utf-8",
    ])
    expect(response.headers.get("content-security-policy")).toContain("sandbox")
    expect(response.headers.get("x-content-type-options")).toBe("nosniff")
    const etag = response.headers.get("etag") ?? ""
    expect((await get("rewards/mug.svg", { "if-none-match": etag })).status).toBe(304)
  })

  it("serves nothing else of the site's folder", async () => {
    for (const path of [
      "secrets.json",
      "rewards.json",
      "rewards/..%2fsecrets.json",
      "rewards/%2e%2e/secrets.json",
      "rewards/none.svg",
      "videos/",
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404])
  })

  it("plays videos for users who may see them, also in parts", async () => {
    const path = "videos/price-brackets.webm"
    expect((await get(path)).status).toBe(404)
    const digital = await signedIn(url, "digital@listwright.example")
    expect((await get(path, { cookie: digital.cookie() })).status).toBe(404)
    expect((await digital.call("GET", "/api/v1/videos")).body).toEqual({ categories: [] })

    const demo = await signedIn(url)
    const cookie = demo.cookie()
    const { body } = await demo.call("GET", "/api/v1/videos")
    expect(body.categories.map(({ name }: { name: string }) => name)).toEqual(["First steps", "Saving money"])
    const whole = await get(path, { cookie })
    const bytes = new Uint8Array(await whole.arrayBuffer())
    expect([whole.status, whole.headers.get("content-type"), whole.headers.get("accept-ranges")]).toEqual([
      200,
      "video/webm",
      "bytes",
    ])
    const part = async (headers: Record<string, string>) => await get(path, { cookie, ...headers })
    const first = await part({ range: "bytes=10-19" })
    expect([first.status, first.headers.get("content-range")]).toEqual([206, `bytes 10-19/${bytes.length}`])
    expect(new Uint8Array(await first.arrayBuffer())).toEqual(bytes.slice(10, 20))
    const last = await part({ range: "bytes=-5" })
    expect(new Uint8Array(await last.arrayBuffer())).toEqual(bytes.slice(-5))
    expect((await part({ range: `bytes=${bytes.length}-` })).status).toBe(416)
    // A part of the very file that the player has begun with; of another one all of it.
    const etag = whole.headers.get("etag") ?? ""
    expect((await part({ range: "bytes=0-9", "if-range": etag })).status).toBe(206)
    expect((await part({ range: "bytes=0-9", "if-range": '"other"' })).status).toBe(200)
    expect((await part({ "if-none-match": etag })).status).toBe(304)
  })
})
