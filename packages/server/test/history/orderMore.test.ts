import { beforeAll, describe, expect, it } from "vitest"
import { PASSWORD } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"
import { script, type Script } from "../saved-lists/scriptedClient.ts"
import { DECLINED, delivered, placeOrder } from "./placeOrder.ts"

const { url } = servedSite()

type Data = ReturnType<typeof JSON.parse>

const ofStates = (...states: ReadonlyArray<string>) => ({
  ListType: 10,
  GeoType: 2,
  OrderGeos: states.map((GeoKeyCode) => ({ GeoKeyCode, GeoType: 2 })),
})
const submit = (one: Script, order: object): Promise<Data> =>
  one.call("rpt/MyOrdersHistory.aspx/SubmitForOrderMore", { order })
/** The new list, counted. */
const counted = async (one: Script, order: object): Promise<Data> => {
  const { SessionId } = await submit(one, order)
  return one.count({ ListModuleSessionId: SessionId })
}
const today = new Date().toISOString().slice(0, 10)

let demo: Script
let both = { code: "", counted: {} as Data }
let iowa = { code: "", counted: {} as Data }

beforeAll(async () => {
  demo = await script(url(), "demo@listwright.example", PASSWORD)
  both = await placeOrder(demo, "Ohio", ofStates("OH"))
  iowa = await placeOrder(demo, "Part of Ohio and Iowa", {
    ...ofStates("OH", "IA"),
    OrderSelectedDemos: [{ ColumnName: "GENDER", Values: [{ AttributeValue: "F" }] }],
  })
  await delivered(demo, both.code)
  await delivered(demo, iowa.code)
})

describe("more of an order [p4-order-more]", () => {
  it("is the same list without the people of the order, in a session of its own", async () => {
    const more = await counted(demo, { OrderId: iowa.code, SuppressionType: 0 })
    expect(more.ListModuleSessionId).not.toBe(iowa.counted.ListModuleSessionId)
    expect(more.OrderSelectedDemos).toMatchObject([{ ColumnName: "GENDER" }])
    // Everyone that the list selects was delivered.
    expect(more.TotalAvailableQty).toBe(0)
    const { Order } = await demo.call("dialogs/OrderDetails.aspx/GetOrder", {
      sessionId: iowa.counted.ListModuleSessionId,
    })
    expect(Order.OrderSuppressions).toEqual([])
  })

  it("leaves out the people of chosen orders", async () => {
    // Women of Ohio and Iowa were delivered; all of Ohio was ordered first.
    const alone = await demo.count({ ...ofStates("OH", "IA"), ListType: 10 })
    const entry = { SuppressionValue: iowa.code, OriginalOrderId: both.code, SuppressedOrderCode: iowa.code }
    const more = await counted(demo, {
      SuppressionType: 2,
      OrderSuppressions: [entry],
      ListType: 10,
      AccountId: 1,
    })
    expect(more.OrderGeos.map(({ GeoKeyCode }: Data) => GeoKeyCode)).toEqual([])
    expect(more.TotalAvailableQty).toBe(0)
    expect(alone.TotalAvailableQty).toBeGreaterThan(both.counted.TotalAvailableQty)
    expect(more.SuppressionType).toEqual({ order: "item", slc: false, file: false })
    expect(more.OrderSuppressions.map(({ SuppressionValue }: Data) => SuppressionValue).toSorted()).toEqual(
      [both.code, iowa.code].toSorted(),
    )
  })

  it("leaves out the orders of chosen days, today's among them", async () => {
    const days = { SuppressionType: 1, SuppressionStartDate: today, SuppressionEndDate: today }
    const more = await counted(demo, { OrderId: both.code, ...days })
    expect(more.TotalAvailableQty).toBe(0)
    const before = { ...days, SuppressionStartDate: "2020-01-01", SuppressionEndDate: "2020-01-31" }
    const again = await counted(demo, { OrderId: both.code, ...before })
    expect(again.TotalAvailableQty).toBe(both.counted.TotalAvailableQty)
  })

  it("names the account of the order", async () => {
    const call = (orderId: string) => demo.call("rpt/MyOrdersHistory.aspx/GetOrderMoreByOrder", { orderId })
    expect(await call(both.code)).toEqual({ AccountId: 1, Target: { AccountId: 1, ListType: 10 } })
    await expect(call("LW-AAAA-AAAA")).rejects.toThrow("We couldn't find this order.")
  })

  it("is refused where something is wrong, and then makes no list", async () => {
    const refusal = (order: object) => submit(demo, order).then(String, ({ message }: Error) => message)
    expect(await refusal({ SuppressionType: 0 })).toMatch(
      /^OrderId: the order that more is ordered of is missing/,
    )
    expect(await refusal({ OrderId: both.code, SuppressionType: 3 })).toMatch(
      /^SuppressionType: please send 0/,
    )
    expect(await refusal({ OrderId: both.code, SuppressionType: 2 })).toMatch(/no orders are chosen/)
    const chosen = (value: string) => ({
      OrderId: both.code,
      SuppressionType: 2,
      OrderSuppressions: [{ SuppressionValue: value }],
    })
    expect(await refusal(chosen("LW-AAAA-AAAA"))).toBe("We couldn't find this order.")
    const days = (start: string, end: string) =>
      refusal({
        OrderId: both.code,
        SuppressionType: 1,
        SuppressionStartDate: start,
        SuppressionEndDate: end,
      })
    expect(await days("2999-01-01", "2999-01-02")).toMatch(/^SuppressionStartDate, SuppressionEndDate: /)
    expect(await days("", "")).toMatch(/^SuppressionStartDate, SuppressionEndDate: /)
    expect(await refusal({ OrderId: both.code, SuppressionType: 0, AccountId: 2 })).toBe(
      "We couldn't find this order.",
    )
  })

  it("waits for the list, and does not start from an order that was not paid", async () => {
    await placeOrder(demo, "Not paid", ofStates("TX"), DECLINED)
    const { ReportData } = await demo.call("rpt/MyOrdersHistory.aspx/GetOrderHisotry", {
      searchKey: "Not paid",
      pagingOptions: { PageNumber: 1, PageSize: 18 },
    })
    await expect(submit(demo, { OrderId: ReportData.Items[0].OrderId, SuppressionType: 0 })).rejects.toThrow(
      /once this order's list has been delivered/,
    )
  })

  it("is ordered by colleagues who reach the order, and by nobody else", async () => {
    const power = await script(url(), "power@listwright.example", PASSWORD)
    const reseller = await script(url(), "reseller@listwright.example", PASSWORD)
    const order = { OrderId: both.code, SuppressionType: 0 }
    expect(await submit(power, order)).toMatchObject({ ListType: 10 })
    await expect(submit(reseller, order)).rejects.toThrow("We couldn't find this order.")
  })
})
