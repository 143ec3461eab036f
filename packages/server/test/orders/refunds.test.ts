import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { type Caller, caller, PASSWORD, signedIn } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"
import { delivered, placeOrder } from "../history/placeOrder.ts"
import { script, type Script } from "../saved-lists/scriptedClient.ts"

const { folder, url } = servedSite()

type Data = ReturnType<typeof JSON.parse>

let demo: Script
let buyer: Caller
let code = ""
let counted: Data

beforeAll(async () => {
  demo = await script(url(), "demo@listwright.example", PASSWORD)
  buyer = await signedIn(url)
  const ohio = { ListType: 10, GeoType: 2, OrderGeos: [{ GeoKeyCode: "OH", GeoType: 2, DesiredQty: 300 }] }
  ;({ code, counted } = await placeOrder(demo, "Given back", ohio))
  await delivered(demo, code)
})

const asOperator = (method: string, path: string, body?: unknown) => {
  const secrets = JSON.parse(readFileSync(join(folder(), "site", "secrets.json"), "utf8"))
  return caller(url).call(method, path, body, { "x-listwright-operator": secrets.operator })
}
const receipt = async (): Promise<Data> => (await buyer.call("GET", `/api/v1/orders/${code}`)).body
const found = async (): Promise<Data> =>
  (await buyer.call("GET", `/api/v1/orders?codes=${code},LW-2222-2222`)).body.orders
const give = (email: string, points: number) =>
  asOperator("POST", "/api/v1/points/bonus", { email, points, reason: "For a mug", key: "mug" })
const points = async (): Promise<number> => (await demo.call("LandingPage.aspx/GetUserPoint")).UserPoint
const refundMails = (): ReadonlyArray<string> =>
  globSync(join(folder(), "mail", "*.eml"))
    .map((file) => readFileSync(file, "utf8"))
    .filter((mail) => mail.includes(`Subject: Refund for your order ${code}`))
const cents = (usd: string): number => Math.round(Number(usd) * 100)

describe("the money of an order", () => {
  it("is shown with its tax and what was charged, wherever orders are listed", async () => {
    const { taxCharge, total, totalBeforeTax } = await receipt()
    expect(cents(total)).toBe(cents(totalBeforeTax) + cents(taxCharge))
    expect(cents(taxCharge)).toBeGreaterThan(0)
    const amounts = { totalBeforeTax, taxCharge, total, charged: total, refunded: "0.00" }
    expect(await receipt()).toMatchObject(amounts)
    expect(await found()).toMatchObject([
      { orderCode: code, ...amounts, available: counted.TotalAvailableQty, isDownloadClosed: false },
    ])
    const [head, row] = (await demo.download("RPT/DownReportFile.aspx?orderType=-1")).split("\r\n")
    expect(head).toBe("Date,Order code,Name,Data source,Account,Records,Cost,Tax,Charged,Refunded,Status")
    expect(row?.split(",").slice(6)).toEqual([totalBeforeTax, taxCharge, total, "0.00", "Complete"])
  })

  it("stands beside the records that were available, not those that were ordered", async () => {
    expect(counted.TotalDesiredQty).toBe(300)
    expect(counted.TotalAvailableQty).toBeGreaterThan(300)
    const { recentOrder } = await demo.call("PlaceOrder.aspx/GetUserInformation")
    expect(recentOrder).toMatchObject([{ OrderCode: code, TotalAvailableQty: counted.TotalAvailableQty }])
  })

  it.each(["Common/InitUser.ashx", "PlaceOrder.aspx/GetUserInformation"])(
    "%s has the records that a saved list's count found, not those that it wants",
    async (call) => {
      const ohio = {
        ListType: 10,
        GeoType: 2,
        OrderGeos: [{ GeoKeyCode: "OH", GeoType: 2, DesiredQty: 300 }],
      }
      const { ListModuleSessionId, TotalAvailableQty } = await demo.count(ohio)
      await demo.call("PlaceOrder.aspx/SaveCount", {
        currentSessionId: ListModuleSessionId,
        order: {
          ListModuleSessionId,
          OrderContactInformation: {
            FirstName: "Dana",
            LastName: "Whitfield",
            Company: "Bakery",
            Email: "dana@bakery.example",
            OrderName: call,
          },
        },
      })
      const { saveOrder } = await demo.call(call)
      expect(saveOrder[0]).toMatchObject({ OrderDesc: call, TotalAvailableQty })
    },
  )
})

describe("a refund", () => {
  it("is shown to the operator before it is made, and then nothing has changed", async () => {
    const { points: earned, taxCharge, total, totalBeforeTax } = await receipt()
    const path = `/api/v1/orders/${code}/refunds/preview`
    expect((await buyer.call("GET", path)).status).toBe(401)
    const { body } = await asOperator("GET", path)
    expect(body).toEqual({
      orderCode: code,
      orderName: "Given back",
      email: "dana@bakery.example",
      charged: total,
      givenBack: "0.00",
      amount: total,
      beforeTax: totalBeforeTax,
      tax: taxCharge,
      left: "0.00",
      pointsTaken: earned,
      pointsMissing: 0,
      download: "closes",
      promotion: null,
      disputes: [],
    })
    expect((await asOperator("GET", `${path}?keepsDownload=true`)).body.download).toBe("stays")
    expect((await asOperator("GET", `${path}?amount=5`)).body).toMatchObject({
      amount: "5.00",
      download: "stays",
    })
    expect((await asOperator("GET", `${path}?amount=1000000`)).status).toBe(422)
    expect(await receipt()).toMatchObject({ refunds: [], refunded: "0.00", downloadClosedOn: null })
  })

  it("in part takes its share of the points, and leaves the list open", async () => {
    const [before, { points: earned, total }] = [await points(), await receipt()]
    const taken = Math.floor((earned * 500) / cents(total))
    const wish = { key: "complaint", amount: "5" }
    const both = await Promise.all(
      [1, 2].map(() => asOperator("POST", `/api/v1/orders/${code}/refunds`, wish)),
    )
    for (const { body } of both)
      expect(body).toMatchObject({
        amount: "5.00",
        isMade: true,
        pointsTaken: taken,
        isDownloadClosed: false,
      })
    expect(await points()).toBe(before - taken)
    expect(await found()).toMatchObject([{ charged: total, refunded: "5.00" }])
    expect(await demo.download(`Common/DownFile.aspx?id=${code}&type=1`)).toMatch(/^PK/)
    await vi.waitUntil(() => refundMails().length === 1, { timeout: 20_000 })
    expect(refundMails()[0]).toContain("$5.00")
  })

  it("in full takes all points, closes the list by every door, and writes to the buyer", async () => {
    const [before, { points: earned, pointsTakenBack, total }] = [await points(), await receipt()]
    const { body } = await asOperator("POST", `/api/v1/orders/${code}/refunds`, { key: "all", amount: null })
    expect(body).toMatchObject({
      left: "0.00",
      isDownloadClosed: true,
      pointsTaken: earned - pointsTakenBack,
    })
    expect(await points()).toBe(before - earned + pointsTakenBack)
    expect(await receipt()).toMatchObject({ charged: total, refunded: total, pointsTakenBack: earned })
    const closed = /^This order was refunded on .*, so its list can no longer be downloaded\.$/
    for (const format of ["csv", "xlsx"]) {
      const refused = await buyer.call("GET", `/api/v1/orders/${code}/list.${format}`)
      expect([refused.status, refused.body.message]).toEqual([422, expect.stringMatching(closed)])
    }
    const old = await demo.send("GET", `Common/DownFile.aspx?id=${code}&type=1`)
    expect([old.status, JSON.parse(await old.text()).d.ResultMessage]).toEqual([
      422,
      expect.stringMatching(closed),
    ])
    expect(await found()).toMatchObject([{ refunded: total, isDownloadClosed: true }])
    await vi.waitUntil(() => refundMails().length === 2, { timeout: 20_000 })
    expect((await asOperator("GET", `/api/v1/orders/${code}/refunds/preview`)).body.message).toContain(
      "already been refunded",
    )
  })

  it("leaves no points below 0 of a buyer who has spent them", async () => {
    const power = await script(url(), "power@listwright.example", PASSWORD)
    const order = await placeOrder(power, "Spent", {
      ListType: 10,
      GeoType: 2,
      OrderGeos: [{ GeoKeyCode: "NY", GeoType: 2, DesiredQty: 300 }],
    })
    await delivered(power, order.code)
    const left = async () => [
      (await power.call("LandingPage.aspx/GetUserPoint")).UserPoint,
      (await power.call("PlaceOrder.aspx/GetUserInformation")).userPoint,
    ]
    const [earned] = await left()
    expect(earned).toBeGreaterThan(0)
    await give("power@listwright.example", 450 - earned)
    await power.call("ba/Reward.aspx/RedeemCartOrder", {
      contact: {
        FirstName: "Pat",
        LastName: "Power",
        Company: "Northfield Marketing",
        AddressLine: "12 Harbor Street",
        City: "Chicago",
        State: "IL",
        Zipcode: "60614",
        Phone: "312-555-0100",
      },
      cart: { Items: [{ GiftId: 201, DesiredQuantity: 1, PointForOne: 450 }] },
    })
    expect(await left()).toEqual([0, 0])
    const refunds = `/api/v1/orders/${order.code}/refunds`
    const missing = { pointsTaken: 0, pointsMissing: earned }
    expect((await asOperator("GET", `${refunds}/preview`)).body).toMatchObject(missing)
    const { body } = await asOperator("POST", refunds, { key: "spent", amount: null })
    expect(body).toMatchObject({ isMade: true, pointsTaken: 0 })
    expect(await left()).toEqual([0, 0])
  })
})
