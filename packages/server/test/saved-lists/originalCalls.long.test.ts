import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { PASSWORD, signedIn } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"
import { choosingAnAudience } from "./chooseAudience.ts"
import { orderingForAccounts } from "./orderForAccount.ts"
import { script, type Script } from "./scriptedClient.ts"

const { url } = servedSite()

const DEMO = "demo@listwright.example"
const as = (email: string) => script(url(), email, PASSWORD)

const contact = (OrderName: string) => ({
  FirstName: "Dana",
  LastName: "Whitfield",
  Company: "Harbor Street Bakery",
  Email: "dana@bakery.example",
  Phone: "312-555-0100",
  OrderName,
  AddressLine: "12 Harbor Street",
  City: "Chicago",
  State: "IL",
  Zipcode: "60614",
  CountryCode: "US",
})

const orderOf = (zips: ReadonlyArray<string>) => ({
  ListType: 10,
  GeoType: 5,
  OrderGeos: zips.map((GeoKeyCode) => ({ GeoKeyCode, GeoType: 5 })),
})

const saved = async (one: Script, name: string, zips: ReadonlyArray<string>) => {
  const counted = await one.count(orderOf(zips))
  const { ListModuleSessionId } = counted
  const answer = await one.call("PlaceOrder.aspx/SaveCount", {
    currentSessionId: ListModuleSessionId,
    order: { ListModuleSessionId, OrderContactInformation: contact(name) },
  })
  expect(answer).toEqual({ IsSuccess: true, Message: "" })
  return counted
}

const paging = { PageNumber: 1, PageSize: 18 }
const history = async (one: Script, query: object) => {
  const { ReportData } = await one.call("rpt/MySavedCount.aspx/GetOrderHisotry", {
    ...query,
    pagingOptions: paging,
  })
  return ReportData.Items.map(({ OrderDesc }: { readonly OrderDesc: string }) => OrderDesc)
}

describe("a script that knows only the original calls", () => {
  it("signs in, counts, saves, combines, orders and downloads", async () => {
    const one = await as(DEMO)
    const codes: ReadonlyArray<string> = await one.call("PlaceOrder.aspx/GetZipcodesByRange", {
      fromZipcode: "10001",
      toZipcode: "11299",
      maxLength: 2_000,
    })
    const half = Math.floor(codes.length / 2)
    const north = await saved(one, "North", codes.slice(0, half + 20))
    const south = await saved(one, "South", codes.slice(half))
    const both = await one.count(orderOf(codes.slice(half, half + 20)))
    const { ReportData } = await one.call("rpt/MySavedCount.aspx/GetInitSaveData", { pagingOptions: paging })
    expect(ReportData.TotalRecordCount).toBe(2)
    const [latest, first] = ReportData.Items
    expect([latest.OrderDesc, first.OrderDesc, first.TotalDesiredQty]).toEqual([
      "South",
      "North",
      north.TotalAvailableQty,
    ])

    const { SessionId } = await one.call("rpt/MySavedCount.aspx/PostMultiCountOrder", {
      accountId: null,
      // What a client says of prices and quantities is its own affair.
      multiCountOrderGeos: [first, latest].map(({ OrderDesc, OrderId }) => ({
        GeoKeyCode: OrderId,
        GeoKeyDesc: OrderDesc,
        CostPrice: "0.00001",
        CityName: "",
        CountryCode: "US",
        AvailableQty: 1,
      })),
    })
    const combined = await one.count({ ListModuleSessionId: SessionId })
    expect(combined.TotalAvailableQty).toBe(
      north.TotalAvailableQty + south.TotalAvailableQty - both.TotalAvailableQty,
    )
    expect(both.TotalAvailableQty).toBeGreaterThan(0)
    // Overlaps go to the first list.
    expect(
      combined.OrderGeos.map(({ AvailableQty }: { readonly AvailableQty: number }) => AvailableQty),
    ).toEqual([north.TotalAvailableQty, south.TotalAvailableQty - both.TotalAvailableQty])

    const tax = await one.call("PlaceOrder.aspx/CalculateTax", {
      req: { OrderAmount: combined.TotalPretaxCost, State: "IL", Zip: "60614", Country: "US" },
    })
    const placed = await one.call("PlaceOrder.aspx/ProcessOrder", {
      currentSessionId: SessionId,
      order: {
        ListModuleSessionId: SessionId,
        IsAgreementAccepted: true,
        TotalDesiredQty: combined.TotalDesiredQty,
        TotalPretaxCost: combined.TotalPretaxCost,
        TaxCharge: tax.TotalTax,
        TotalActualCost: tax.Total,
        PaymentMethod: 1,
        OrderContactInformation: contact("Both sides"),
        OrderPaymentInformation: {
          HolderName: "Dana Whitfield",
          Number: "4111111111111111",
          SecurityCode: "123",
          CardType: 10,
          ExpiredMonth: 12,
          ExpiredYear: 2031,
          AddressLine: "12 Harbor Street",
          City: "Chicago",
          State: "IL",
          Zipcode: "60614",
        },
      },
    })
    expect([placed.Message, placed.IsSuccess]).toEqual(["", true])
    let list = ""
    while (!list.startsWith("Record,"))
      list = await one.download(`api/v1/orders/${placed.OrderCode}/list.csv`)
    expect(list.trimEnd().split(/\r?\n/).length - 1).toBe(combined.TotalDesiredQty)

    await one.call("rpt/MySavedCount.aspx/DeleteSavedCount", { orderIds: [first.OrderId, latest.OrderId] })
    expect(await history(one, { searchKey: "" })).toEqual([])
  })
})

choosingAnAudience(url)
orderingForAccounts(url)

describe("the history of saved lists", () => {
  it("is searched by each of its fields, and by all of them together", async () => {
    const power = await as("power@listwright.example")
    const nopay = await as("nopay@listwright.example")
    await saved(power, "Alpha north", ["60614"])
    await saved(power, "Alpha south", ["60618"])
    await saved(nopay, "Alpha west", ["60601"])
    const { ReportData } = await power.call("rpt/MySavedCount.aspx/GetInitSaveData", {
      pagingOptions: paging,
    })
    const code = ReportData.Items.find(
      ({ OrderDesc }: { readonly OrderDesc: string }) => OrderDesc === "Alpha south",
    ).OrderCode
    expect(await history(power, {})).toEqual(["Alpha west", "Alpha south", "Alpha north"])
    expect(await history(power, { orderName: "north" })).toEqual(["Alpha north"])
    expect(await history(power, { orderName: code })).toEqual([])
    expect(await history(power, { orderNumber: code.toLowerCase() })).toEqual(["Alpha south"])
    expect(await history(power, { orderNumber: "north" })).toEqual([])
    expect(await history(power, { searchKey: code })).toEqual(["Alpha south"])
    expect(await history(power, { searchKey: "alpha", orderName: "south", orderNumber: code })).toEqual([
      "Alpha south",
    ])
    expect(await history(power, { searchKey: "north", orderName: "south" })).toEqual([])
    expect(await history(power, { userEmail: " NoPay@listwright.example " })).toEqual(["Alpha west"])
    expect(await history(power, { userEmail: "nobody@listwright.example" })).toEqual([])
    // An address gives no reach.
    expect(await history(nopay, { userEmail: "power@listwright.example" })).toEqual([])
    const empty = {
      accountId: 0,
      orderName: "",
      orderNumber: null,
      searchKey: "",
      startDate: "",
      endDate: null,
      userEmail: "",
    }
    expect(await history(nopay, empty)).toEqual(["Alpha west"])
  })

  it("says on each page, the last and those beyond it too, how many lists there are in all", async () => {
    const power = await as("power@listwright.example")
    const page = async (PageNumber: number, PageSize: number) => {
      const { ReportData } = await power.call("rpt/MySavedCount.aspx/GetOrderHisotry", {
        searchKey: "alpha",
        pagingOptions: { PageNumber, PageSize },
      })
      return [ReportData.TotalRecordCount, ReportData.Items.length]
    }
    const pages = [await page(1, 3), await page(1, 4), await page(1, 2), await page(2, 2), await page(3, 2)]
    expect(pages).toEqual([
      [3, 3],
      [3, 3],
      [3, 2],
      [3, 1],
      [3, 0],
    ])
  })

  it.each(["demo", "digital", "power", "reseller"])(
    "is complete for %s: save, find, combine, delete",
    async (who) => {
      const one = await as(`${who}@listwright.example`)
      await saved(one, `Left of ${who}`, ["60614"])
      await saved(one, `Right of ${who}`, ["60618"])
      const query = { searchKey: `of ${who}`, startDate: "01/01/2020", endDate: "2999-01-01" }
      const { ReportData } = await one.call("rpt/MySavedCount.aspx/GetOrderHisotry", {
        ...query,
        pagingOptions: paging,
      })
      const rows: ReadonlyArray<{ readonly OrderId: string; readonly AccountId: number }> = ReportData.Items
      expect(rows).toHaveLength(2)
      const multiCountOrderGeos = rows.map(({ OrderId }) => ({ GeoKeyCode: OrderId }))
      const combine = (accountId: number | null) =>
        one.call("rpt/MySavedCount.aspx/PostMultiCountOrder", { accountId, multiCountOrderGeos })
      if (who === "reseller") await expect(combine(null)).rejects.toThrow("Account is required")
      const { ListType } = await combine(rows[0]?.AccountId ?? null)
      expect(ListType).toBe(10)
      const remove = (orderIds: ReadonlyArray<string>) =>
        one.call("rpt/MySavedCount.aspx/DeleteSavedCount", { orderIds })
      await expect(remove([rows[0]?.OrderId ?? "", "none"])).rejects.toThrow(
        "We couldn't find this saved list.",
      )
      expect(await history(one, query)).toHaveLength(2)
      await remove(rows.map(({ OrderId }) => OrderId))
      expect(await history(one, query)).toEqual([])
    },
  )
})

describe("the original calls of saved lists and audiences", () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom("INCOME", "SIC", "AGE", "QUICKPICK", "WINE", "1~9", "~", "58", "Y", "\u0000", "\ud800"),
  )
  /** Demos of every kind, of attributes that there are and that there are not. */
  const demos = fc.array(
    fc.record({
      ColumnName: text,
      DemoCategoryType: fc.integer({ min: 0, max: 8 }),
      Values: fc.array(
        fc.record({ AttributeValue: text, ColumnName: text }, { requiredKeys: ["AttributeValue"] }),
        {
          maxLength: 3,
        },
      ),
    }),
    { maxLength: 4 },
  )

  const FIELDS = {
    "rpt/MySavedCount.aspx/GetInitSaveData": ["pagingOptions"],
    "rpt/MySavedCount.aspx/GetOrderHisotry": [
      "accountId",
      "orderName",
      "orderNumber",
      "searchKey",
      "startDate",
      "endDate",
      "userEmail",
      "pagingOptions",
    ],
    "rpt/MySavedCount.aspx/PostMultiCountOrder": ["accountId", "multiCountOrderGeos"],
    "rpt/MySavedCount.aspx/DeleteSavedCount": ["orderIds"],
    "PlaceOrder.aspx/SaveCount": ["currentSessionId", "order"],
    "PlaceOrder.aspx/GetDemoOptionsAndQuickPickups": ["demotype", "listtype"],
    "PlaceOrder.aspx/GetRecSysDemosNoSession": ["listtype", "selectedDemo"],
    "PlaceOrder.aspx/GetQuickPickups": ["listType"],
    "PlaceOrder.aspx/GetQuickPickup": ["id", "qpType"],
    "PlaceOrder.aspx/GetBusinessQuickpicks": ["listType"],
    "PlaceOrder.aspx/GetBusinessQuickpicksDetail": ["quickPickCode", "listType"],
    "PlaceOrder.aspx/SaveMyQuickpick": ["listType", "quickPickName", "quickPickDesc", "targetOptions"],
    "PlaceOrder.aspx/RemoveQuickPick": ["id"],
    "PlaceOrder.aspx/GetChildrenBySICCode": ["id", "listType"],
    "PlaceOrder.aspx/SearchSICByKeyword": ["keyword", "listType"],
  } as const

  /** Fields that hold something only where what is sent fits them: else every request would end at its form. */
  const fitting: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    listType: fc.constantFrom(10, 50, 100, 170, 270, 11, -1),
    listtype: fc.constantFrom(10, 50, 100, 170, 270, 11, -1),
    demotype: fc.constantFrom(1, 99, 0),
    qpType: fc.constantFrom(0, 1, 2),
    selectedDemo: demos,
    targetOptions: demos,
  }

  /** A value that a client may send by mistake: one that belongs there, or any JSON. */
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom("\u0000", "%_\\", "\ud800", "x".repeat(5_000), -1, 1e308, "02/30/2026"),
    fc.constant(paging),
    fc.record({ PageNumber: fc.integer(), PageSize: fc.integer() }),
    fc.array(fc.oneof(fc.string(), fc.record({ GeoKeyCode: fc.string() })), { maxLength: 4 }),
  )

  it("answer whatever they are sent in the envelope: BA/DemoAutoSuggestion.ashx", async () => {
    const client = await signedIn(url)
    const keyword = fc.oneof(fc.string(), fc.constantFrom("golf", "%", "\u0000\u0000\u0000", "x".repeat(101)))
    for (const Keyword of fc.sample(keyword, { numRuns: 30, seed: 7 })) {
      const query = new URLSearchParams({ Keyword: Keyword.toWellFormed(), ListType: "10" })
      const { body, status } = await client.call("GET", `/BA/DemoAutoSuggestion.ashx?${query.toString()}`)
      expect([status < 500, typeof body.d?.ResultFlag], Keyword).toEqual([true, "boolean"])
    }
  })

  it.each(Object.entries(FIELDS))(
    "answer whatever they are sent in the envelope: %s",
    async (path, fields) => {
      const client = await signedIn(url)
      const anything = fc.record(Object.fromEntries(fields.map((field) => [field, value])), {
        requiredKeys: [],
      })
      const body = fc.oneof(
        anything,
        fc.record(Object.fromEntries(fields.map((field) => [field, fitting[field] ?? value]))),
      )
      const odd = ["\u0000", "a\u0000b", "\ud800", "%_\\"].flatMap((text) => [
        ...fields.map((field) => ({ [field]: text })),
        { orderIds: [text], multiCountOrderGeos: [{ GeoKeyCode: text }, { GeoKeyCode: "b" }] },
      ])
      for (const sent of [...odd, ...fc.sample(body, { numRuns: 40, seed: 7 })]) {
        const whole = path.endsWith("a") || path.endsWith("y") ? { pagingOptions: paging, ...sent } : sent
        const answer = await client.post(`/${path}`, whole)
        expect([answer.status < 500, typeof answer.body.d?.ResultFlag], JSON.stringify(whole)).toEqual([
          true,
          "boolean",
        ])
      }
    },
  )
})
