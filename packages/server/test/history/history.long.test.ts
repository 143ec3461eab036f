import { beforeAll, describe, expect, it } from "vitest"
import { PASSWORD } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"
import { script, type Script } from "../saved-lists/scriptedClient.ts"
import { DECLINED, delivered, placeOrder } from "./placeOrder.ts"

const { url } = servedSite()

type Data = ReturnType<typeof JSON.parse>

const stateOf = (state: string) => ({
  ListType: 10,
  GeoType: 2,
  OrderGeos: [{ GeoKeyCode: state, GeoType: 2 }],
})
const pagingOptions = { PageNumber: 1, PageSize: 18 }
const rpt = (one: Script, call: string, body: object): Promise<Data> =>
  one.call(`rpt/MyOrdersHistory.aspx/${call}`, body)
const found = async (one: Script, asked: object = {}) => {
  const { ReportData } = await rpt(one, "GetOrderHisotry", { pagingOptions, ...asked })
  return ReportData.Items
}
const namesOf = (rows: ReadonlyArray<Data>) => rows.map(({ OrderDesc }) => OrderDesc)

let [demo, power, reseller]: Array<Script> = []
let spring = { code: "", counted: {} as Data }

beforeAll(async () => {
  demo = await script(url(), "demo@listwright.example", PASSWORD)
  power = await script(url(), "power@listwright.example", PASSWORD)
  reseller = await script(url(), "reseller@listwright.example", PASSWORD)
  spring = await placeOrder(demo, "Spring in Ohio", {
    ...stateOf("OH"),
    OrderSelectedDemos: [{ ColumnName: "AGE", Values: [{ AttributeValue: "25~54" }] }],
  })
  await delivered(demo, spring.code)
})

const as = (name: "demo" | "power" | "reseller"): Script => {
  const one = { demo, power, reseller }[name]
  if (one === undefined) throw new Error("not signed in")
  return one
}

describe("the orders of the history", () => {
  it("are rows with what their actions depend on", async () => {
    const [row] = await found(as("demo"), { searchKey: spring.code })
    expect(row).toMatchObject({
      OrderId: spring.code,
      OrderCode: spring.code,
      OrderDesc: "Spring in Ohio",
      DataSourceDesc: "Consumer",
      TotalDesiredQty: spring.counted.TotalDesiredQty,
      TotalEstmCost: spring.counted.TotalPretaxCost,
      UserName: "Dana Demo",
      AccountName: "Northfield Marketing",
      Status: 75,
      OnlineOrder: true,
      OrderType: 10,
      ListType: 10,
    })
  })

  it("are found by part of the name or code, in any letters, the latest first", async () => {
    const one = as("demo")
    const declined = await placeOrder(one, "Fall in New York", stateOf("NY"), DECLINED)
    expect(declined.message).toMatch(/declined/)
    const { ReportData } = await rpt(one, "GetInitOrderHistoryData", { pagingOptions })
    expect(namesOf(ReportData.Items)).toEqual(["Fall in New York", "Spring in Ohio"])
    expect([ReportData.Items[0].Status, ReportData.TotalRecordCount]).toEqual([30, 2])
    expect(namesOf(await found(one, { searchKey: " sPRING " }))).toEqual(["Spring in Ohio"])
    expect(namesOf(await found(one, { searchKey: spring.code.toLowerCase() }))).toEqual(["Spring in Ohio"])
    expect(namesOf(await found(one, { searchKey: "100%" }))).toEqual([])
    expect(namesOf(await found(one, { orderName: "new york" }))).toEqual(["Fall in New York"])
    expect(namesOf(await found(one, { orderNumber: spring.code.slice(3) }))).toEqual(["Spring in Ohio"])
    expect(namesOf(await found(one, { pagingOptions: { PageNumber: 2, PageSize: 1 } }))).toEqual([
      "Spring in Ohio",
    ])
  })

  it("are those of all users of own accounts for a Power User, and of listed accounts for a Reseller", async () => {
    expect(namesOf(await found(as("power"), { searchKey: "Ohio" }))).toEqual(["Spring in Ohio"])
    expect(await found(as("reseller"), { searchKey: "Ohio" })).toEqual([])
    expect(await found(as("reseller"), { accountId: 1 })).toEqual([])
    expect(namesOf(await found(as("power"), { accountId: 1, searchKey: "Ohio" }))).toEqual(["Spring in Ohio"])
  })

  it("list the columns that were added to their files", async () => {
    const answer = await rpt(as("demo"), "GetOrderHisotry", { pagingOptions, searchKey: spring.code })
    expect(answer.AdditionalOutputColumns).toEqual([])
  })
})

describe("the detail of a list order", () => {
  const detail = (one: Script, body: object): Promise<Data> =>
    one.call("dialogs/OrderDetails.aspx/GetOrder", body)

  it("tells whom it chose, where, and how it was paid", async () => {
    const { Order } = await detail(as("demo"), { sessionId: spring.counted.ListModuleSessionId })
    expect(Order).toMatchObject({
      OrderCode: spring.code,
      Status: 75,
      TotalAvailableQty: spring.counted.TotalAvailableQty,
      TotalDesiredQty: spring.counted.TotalDesiredQty,
      TotalEstmCost: spring.counted.TotalPretaxCost,
      ListUsage: 1,
      GeoType: 2,
      DemoType: 1,
      OrderSelectedDemos: [{ AttributeName: "Age", Values: [{ AttributeValueName: "25 to 54" }] }],
      OrderGeos: [{ GeoKeyCode: "OH", GeoKeyDesc: "Ohio", DesiredQty: spring.counted.TotalDesiredQty }],
      SearchAddresses: [],
      PaymentMethod: 1,
      OrderPaymentInformation: { CardType: 10, Number: "************1111" },
    })
  })

  it("names the saved count that it left out, by its code", async () => {
    const one = as("demo")
    const kept = await one.count(stateOf("PA"))
    const { ListModuleSessionId } = kept
    const contact = { FirstName: "Dana", LastName: "Demo", Company: "Bakery", Email: "dana@bakery.example" }
    await one.call("PlaceOrder.aspx/SaveCount", {
      currentSessionId: ListModuleSessionId,
      order: { ListModuleSessionId, OrderContactInformation: { ...contact, OrderName: "Pennsylvania" } },
    })
    const { ReportData } = await one.call("rpt/MySavedCount.aspx/GetInitSaveData", { pagingOptions })
    const [{ OrderCode, OrderId }] = ReportData.Items
    const { code, counted, message } = await placeOrder(one, "Not of Pennsylvania", {
      ...stateOf("PA"),
      OrderGeos: ["PA", "NJ"].map((GeoKeyCode) => ({ GeoKeyCode, GeoType: 2 })),
      SuppressionType: { order: false, slc: "item", file: false },
      SaveCountSuppressions: [{ SuppressionValue: OrderId }],
    })
    expect(message).toBe("")
    const { Order } = await detail(one, { sessionId: counted.ListModuleSessionId, orderCode: code })
    expect(Order.SaveCountSuppressions).toMatchObject([{ SuppressedCountCode: OrderCode }])
    expect([Order.OrderSuppressions, Order.CustomSuppressions]).toEqual([[], []])
  })

  it("says nothing of the payment of an order that was not paid, and tells the attempts of a session apart", async () => {
    const one = as("demo")
    const declined = await placeOrder(one, "Paid at last", stateOf("TX"), DECLINED)
    const sessionId = declined.counted.ListModuleSessionId
    const [row] = await found(one, { searchKey: "Paid at last" })
    const unpaid = await detail(one, { sessionId, orderCode: row.OrderCode })
    expect([unpaid.Order.Status, unpaid.Order.OrderPaymentInformation]).toEqual([30, null])
    const paid = await placeOrder(one, "Paid at last", { ListModuleSessionId: sessionId })
    await delivered(one, paid.code)
    expect((await detail(one, { sessionId })).Order.OrderCode).toBe(paid.code)
    expect((await detail(one, { sessionId, orderCode: row.OrderCode })).Order.OrderCode).toBe(row.OrderCode)
  })

  it("is told of reached orders alone; others look missing", async () => {
    const sessionId = spring.counted.ListModuleSessionId
    expect((await detail(as("power"), { sessionId })).Order.OrderCode).toBe(spring.code)
    await expect(detail(as("reseller"), { sessionId })).rejects.toThrow("We couldn't find this order.")
    await expect(detail(as("demo"), { sessionId: "none" })).rejects.toThrow("We couldn't find this order.")
  })
})

describe("Export All", () => {
  const lines = async (one: Script, query: string) =>
    (await one.download(`RPT/DownReportFile.aspx?${query}`)).trimEnd().split("\r\n")

  it("is the tab as CSV, without a cell that runs as a formula", async () => {
    const one = as("demo")
    await placeOrder(one, '=HYPERLINK("http://x","y"), "z"', stateOf("FL"))
    const [head, row, ...others] = await lines(one, "orderType=-1&accountId=&searchKey=hyperlink")
    expect([head, others]).toEqual([
      "Date,Order code,Name,Data source,Account,Records,Cost,Tax,Charged,Refunded,Status",
      [],
    ])
    expect(row).toMatch(
      /^\d{4}-\d\d-\d\d,LW-\S+?,"'=HYPERLINK\(""http:\/\/x"",""y""\), ""z""",Consumer,,\d+(,\d+\.\d\d){4},(In progress|Complete)$/,
    )
    expect(await lines(one, "orderType=-1&searchKey=nowhere")).toEqual([head])
  })

  it("has the account column of the role", async () => {
    const [head, row] = await lines(as("power"), "orderType=-1&searchKey=Ohio")
    expect(head).toBe("Date,Order code,Name,Data source,User,Records,Cost,Tax,Charged,Refunded,Status")
    expect(row).toContain(",Dana Demo,")
  })

  it("refuses a tab that there is not, and an account that is not the user's", async () => {
    expect(await lines(as("demo"), "orderType=7")).toEqual([
      expect.stringContaining("orderType: please send -1, 0, 1, 2, 3, 5, 6 or 8."),
    ])
    const missing = [expect.stringContaining("We couldn't find this account.")]
    expect(await lines(as("demo"), "orderType=-1&accountId=2")).toEqual(missing)
    expect(await lines(as("demo"), "orderType=-1&accountId=x")).toEqual(missing)
  })
})
