import { describe, expect, it } from "vitest"
import { type Caller, signedIn } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

/**
 * Tests of the fields that an order of the original contract carries besides its areas, sent as its clients send
 * them.
 */

const ask = async (client: Caller, call: string, body: unknown) => {
  const { DataSource, ResultFlag, ResultMessage } = (await client.post(`/PlaceOrder.aspx/${call}`, body)).body
    .d
  expect([ResultFlag, ResultMessage]).toEqual([true, ""])
  return DataSource
}
const CALIFORNIA = {
  ListType: 10,
  PhoneOption: 1,
  GeoType: 2,
  OrderGeos: [{ GeoKeyCode: "CA", GeoType: 2 }],
}

/** Submits an order and reads it back. */
const kept = async (client: Caller, order: object) => {
  const { ListModuleSessionId } = await ask(client, "SubmitOrder", { order })
  return ask(client, "GetOrder", { sessionId: ListModuleSessionId })
}

/** The same with its count and its price. */
const counted = async (client: Caller, order: object) => {
  const named = { order: await ask(client, "SubmitOrder", { order }) }
  const { requestId } = await ask(client, "PollCountWithotSession", named)
  for (;;) {
    const { IsFailed, PercentComplete } = await ask(client, "CheckPollingStatusWithoutSeesion", {
      requestId,
      ...named,
    })
    if (IsFailed) throw new Error("the count failed")
    if (PercentComplete === 100) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return (await ask(client, "GetOrderAndPriceList2WithoutSession", { requestId, ...named })).Order
}
const cents = (usd: string): number => Math.round(Number(usd) * 100)

describe("an order of the original contract", () => {
  it.each(["input", "count", "summary", "payment", "success", "order"])(
    "is at the step '%s' by CurrentStep",
    async (CurrentStep) => {
      const client = await signedIn(url)
      const order = await kept(client, { ...CALIFORNIA, CurrentStep })
      expect(order.CurrentStep).toBe(CurrentStep)
      const draft = await client.call("GET", `/api/v1/drafts/${order.ListModuleSessionId}`)
      expect(draft.body.choices.step).toBe(CurrentStep)
    },
  )

  it("keeps its step where it names one that there is not", async () => {
    const client = await signedIn(url)
    const { ListModuleSessionId } = await kept(client, { ...CALIFORNIA, CurrentStep: "summary" })
    const again = await kept(client, { ...CALIFORNIA, ListModuleSessionId, CurrentStep: "checkout" })
    expect(again.CurrentStep).toBe("summary")
  })

  it("says by type and value what its promotion does to the points", async () => {
    const client = await signedIn(url)
    const withCode = (PromoCode: string) => counted(client, { ...CALIFORNIA, PromoCode })
    expect(await withCode("POINTS2X")).toMatchObject({
      PromoCode: "POINTS2X",
      PromotionAmount: "0.00",
      PromotionPointType: 4,
      PromotionPointValue: "2",
    })
    expect(await withCode("POINTS500")).toMatchObject({ PromotionPointType: 5, PromotionPointValue: "500" })
    const ten = await withCode("WELCOME10")
    expect(ten).toMatchObject({ PromotionPointType: null, PromotionPointValue: null })
    expect(cents(ten.PromotionAmount)).toBeGreaterThan(0)
    expect(cents(ten.RetailCost)).toBe(cents(ten.TotalPretaxCost) + cents(ten.PromotionAmount))
  })

  it("has an email cost where it is an email campaign, and a package where its source sells these", async () => {
    const client = await signedIn(url)
    const list = await counted(client, CALIFORNIA)
    expect([list.TotalEmailEstmCost, list.MobilePackageCharge]).toEqual(["0.00", "0.00"])
    const { PhoneOption: _, ...withoutPhones } = CALIFORNIA
    const campaign = await counted(client, { ...withoutPhones, ListType: 200 })
    expect(cents(campaign.TotalEstmCost)).toBeGreaterThan(0)
    expect(campaign.TotalEmailEstmCost).toBe(campaign.TotalEstmCost)
    const views = await counted(client, { ...CALIFORNIA, ListType: 190, MobilePackageId: 2 })
    expect(views).toMatchObject({
      MobilePackageCharge: "595.00",
      TotalPretaxCost: "595.00",
      CostPrice: "0.00000",
    })
    expect(views.ElementsForPricing).toEqual([])
  })

  it("lists the elements that a record is sold by, with the price of each", async () => {
    const order = await counted(await signedIn(url), {
      ...CALIFORNIA,
      PhoneOption: 2,
      OrderSelectedDemos: [{ ColumnName: "AGE", DemoCategoryType: 3, Values: [{ AttributeValue: "25~54" }] }],
      AdditionalOutputColumns: [{ ColumnName: "INCOME" }],
    })
    const { ElementsForPricing } = order
    const element = (ElementName: string, IsAdditional: boolean) => ({
      ElementName,
      IsAdditional,
      SubColumnName: null,
      Price: expect.stringMatching(/^0\.\d{5}$/),
    })
    expect(ElementsForPricing).toEqual([
      element("Base", false),
      element("Age", false),
      element("Phone", false),
      element("Income", true),
    ])
    const sum = ElementsForPricing.reduce(
      (all: number, { Price }: { Price: string }) => all + Number(Price),
      0,
    )
    expect(sum.toFixed(5)).toBe(order.CostPrice)
    // Sent back as it is, it stays as it is.
    const again = await counted(await signedIn(url), order)
    expect(again.ElementsForPricing).toEqual(ElementsForPricing)
  })

  it("describes what was selected in the words of the attribute", async () => {
    const { OrderSelectedDemos } = await kept(await signedIn(url), {
      ...CALIFORNIA,
      OrderSelectedDemos: [
        { ColumnName: "AGE", DemoCategoryType: 3, Values: [{ AttributeValue: "25~54" }] },
        { ColumnName: "OWNERRENTER", DemoCategoryType: 3, Values: [{ AttributeValue: "O" }] },
      ],
    })
    expect(OrderSelectedDemos).toEqual([
      {
        ColumnName: "AGE",
        AttributeName: "Age",
        DemoCategoryType: 3,
        Description: "Age: 25 to 54",
        Values: [{ AttributeValue: "25~54", AttributeValueName: "25 to 54", ColumnName: "AGE" }],
      },
      {
        ColumnName: "OWNERRENTER",
        AttributeName: "Homeowner or Renter",
        DemoCategoryType: 3,
        Description: "Homeowner or Renter: Homeowner",
        Values: [{ AttributeValue: "O", AttributeValueName: "Homeowner", ColumnName: "OWNERRENTER" }],
      },
    ])
  })

  it.each([
    [2, 10, "Owners", "own"],
    [5, 170, "Restaurants without bars", "business"],
    [7, 10, "Turning 65", "site"],
  ])("names a quick pick by DemoCategoryType %i", async (DemoCategoryType, ListType, name, kind) => {
    const client = await signedIn(url)
    if (kind === "own")
      await ask(client, "SaveMyQuickpick", {
        listType: ListType,
        quickPickName: name,
        quickPickDesc: "Who owns their home",
        targetOptions: [
          { ColumnName: "OWNERRENTER", DemoCategoryType: 3, Values: [{ AttributeValue: "O" }] },
        ],
      })
    const order = await kept(client, {
      ...CALIFORNIA,
      ListType,
      OrderSelectedDemos: [{ ColumnName: "QUICKPICK", DemoCategoryType, Values: [{ AttributeValue: name }] }],
    })
    const { body } = await client.call("GET", `/api/v1/drafts/${order.ListModuleSessionId}`)
    expect(body.choices.quickPicks).toMatchObject([{ name, kind }])
    expect(body.definition.audience.criteria).toEqual(body.choices.quickPicks[0].added)
    expect(order.OrderSelectedDemos.at(-1)).toMatchObject({
      DemoCategoryType,
      Values: [{ AttributeValue: name }],
    })
  })

  it("keeps everything that a contact says, and only what it says", async () => {
    const client = await signedIn(url)
    const flags = {
      OrderForClients: true,
      AddToMailingList: false,
      IsContactMeByEmail: true,
      IsSendEmailToAudience: false,
      IsSendEmailToList: true,
      IsSendMobileFacebookToAudience: false,
    }
    const numbers = { LicenseNumber: "L-4711", SANNumber: "10012345" }
    const { OrderContactInformation } = await kept(client, {
      ...CALIFORNIA,
      OrderContactInformation: { FirstName: "Dana", ...flags, ...numbers },
    })
    expect(OrderContactInformation).toMatchObject({ FirstName: "Dana", ...flags, ...numbers })
    const silent = await kept(client, { ...CALIFORNIA, OrderContactInformation: { FirstName: "Dana" } })
    for (const field of [...Object.keys(flags), ...Object.keys(numbers)])
      expect(silent.OrderContactInformation).not.toHaveProperty(field)
  })
})

/** An attribute of each category, and a source that has it; nothing of the demo is about health care, which is 4. */
const CATEGORIES = [
  ["Automotive", 18, "VEHICLES", 10],
  ["Business", 16, "EMPLOYEES", 170],
  ["Consumer Packaged Goods", 15, "PETS", 10],
  ["Communications", 14, "BROADBAND", 10],
  ["Credit Card", 19, "CREDITCARD", 10],
  ["Financial Services", 17, "NETWORTH", 10],
  ["General", 3, "AGE", 10],
  ["Insurance", 5, "LIFEINSURANCE", 10],
  ["Investment Services", 6, "INVESTMENTS", 10],
  ["Media", 7, "MAGAZINES", 10],
  ["Non-Profit", 8, "DONOR", 10],
  ["Political", 9, "POLITICALDONOR", 10],
  ["Retail", 10, "PURCHASES", 10],
  ["Travel Entertainment", 12, "TRAVEL", 10],
  ["Technology", 13, "TECHNOLOGY", 10],
] as const

it.each(CATEGORIES)("an attribute of %s is of DemoCategory %i", async (_, number, column, listtype) => {
  const columns = await ask(await signedIn(url), "GetDemoAttributesList", { demotype: 1, listtype })
  const found = columns.find(({ ColumnName }: { readonly ColumnName: string }) => ColumnName === column)
  expect(found.DemoCategory).toBe(number)
})

it("a value of an attribute has a name, a description, an id and a place", async () => {
  const { DemoValues } = await ask(await signedIn(url), "GetDemoAttribute", {
    columnName: "INCOME",
    listtype: 10,
  })
  expect(DemoValues[1]).toEqual({
    AttributeValue: "2",
    AttributeValueName: "$15,000 to $24,999",
    AttributeValueDesc: "$15,000 to $24,999",
    ColumnName: "INCOME",
    AttributesValuesId: 2,
    SortSeq: 2,
  })
})
