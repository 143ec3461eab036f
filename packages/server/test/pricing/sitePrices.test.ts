import { describe, expect, it } from "vitest"
import { type Caller, PASSWORD, signedIn, zipDefinition } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"
import { placeOrder } from "../history/placeOrder.ts"
import { script } from "../saved-lists/scriptedClient.ts"

/** Prices of consumers that are easy to calculate with: a record costs 5 cents regardless of the other choices. */
const CONSUMER_PRICES = {
  priceTables: [
    {
      quantities: [[1, null]],
      perRecord: Object.fromEntries(
        [
          "Base Age Income Homeowner HomeValue Mortgage NetWorth CreditCard Investments Children MaritalStatus",
          "Education Occupation Purchases Donor Interests Propensity",
        ]
          .flatMap((names) => names.split(" "))
          .map((element) => [element, [element === "Base" ? "0.0500" : "0.0000"]]),
      ),
    },
  ],
  elementPrices: [
    { element: "Phone", from: 1, to: null, price: "0.0100", secondPrice: "0.0200" },
    { element: "Vehicle", from: 1, to: null, price: "0.0100", notificationRequired: true },
  ],
  geographyPrices: [{ geoType: 3, price: "7.50" }],
  mapBasePrice: "0.0800",
  mapMinimumElementsCharge: "40.00",
  mapElementPrices: [{ element: "Age", price: "0.0300", secondPrice: "0.0400" }],
  maximumGoodsCost: "150.00",
  mobilePackages: [
    {
      id: 1,
      name: "Some",
      viewCount: 2_500,
      charge: "40.00",
    },
    {
      id: 2,
      name: "More",
      viewCount: 5_000,
      charge: "60.00",
    },
  ],
}
const promotion = (code: string, type: string, value: string, more: object = {}) => ({
  code,
  name: code,
  type,
  value,
  ...more,
})
const PROMOTIONS = [
  promotion("ALL", "percentOffTotal", "100"),
  promotion("LEADS", "freeLeads", "500"),
  promotion("MORELEADS", "freeLeads", "5000"),
  promotion("DOLLARS", "flatDollar", "500.00"),
  promotion("DOUBLE", "multipliedPoints", "2"),
  promotion("ADDED", "addedPoints", "70"),
  promotion("CARD", "debitCard", "0", { balance: "5000.00" }),
  promotion("MOBILE", "dollarMobileOnly", "25.00"),
  promotion("ALLMOBILE", "dollarMobileOnly", "500.00"),
  promotion("BOTH", "dollarMobileAndList", "120.00"),
  promotion("ALLBOTH", "dollarMobileAndList", "500.00"),
  promotion("HALFMOBILE", "percentOffMobileOnly", "50"),
  promotion("TENTH", "percentOffMobileAndList", "10"),
  promotion("SECOND", "percentOffMobileOnly", "50", { packageIds: [2] }),
  promotion("TWICE", "flatDollar", "5.00", { minimum: { spend: "45.00", records: 1_500 } }),
]
const { url } = servedSite(
  { pointRate: { dollarsPerRate: "2", pointsPerRate: "3" }, readings: { list270: "orderable" } },
  {},
  { "prices/consumer.json": CONSUMER_PRICES, "promotions.json": { promotions: PROMOTIONS } },
)

const CALIFORNIA = { kind: "state", state: "CA", excluded: false }

const quoted = async (client: Caller, wantedTotal: number, terms: object = {}, area: object = CALIFORNIA) => {
  const { body } = await client.post("/api/v1/prices", {
    definition: { ...zipDefinition(), areas: [area], phoneOption: "noPhones" },
    draftId: null,
    revision: 0,
    choices: { listUsage: 1, promoCode: null, quantities: {}, wantedTotal, ...terms },
  })
  return body.price
}
const figuresOf = async (...asked: Parameters<typeof quoted>) => (await quoted(...asked)).figures
const deducted = async (promoCode: string, terms: object = {}): Promise<string> =>
  (await figuresOf(await signedIn(url), 1_000, { promoCode, ...terms })).discount

describe("the cost of goods", () => {
  it("is that of records and labels, at most the cap, and no total has it [ob9-goods-cost]", async () => {
    const client = await signedIn(url)
    expect(await figuresOf(client, 1_000)).toMatchObject({ orderCharge: "50.00", goodsCost: "50.00" })
    // 50 dollars of records and 75 of labels lie below the cap, which twice as many exceed.
    expect((await figuresOf(client, 1_000, { labelCount: 3 })).goodsCost).toBe("125.00")
    const capped = await figuresOf(client, 2_000, { labelCount: 3 })
    expect(capped).toMatchObject({ orderCharge: "100.00", labelCharge: "150.00", goodsCost: "150.00" })
    expect(capped.totalBeforeTax).toBe("271.00")
  })
})

describe("a promotion", () => {
  it.each([
    ["LEADS", "25.00", "25.00"],
    ["MOBILE", "0.00", "25.00"],
    ["BOTH", "50.00", "90.00"],
    ["HALFMOBILE", "0.00", "20.00"],
    ["TENTH", "5.00", "9.00"],
  ])(
    "of the code %s takes off %s of a list, %s with a package [ob9-promotion-types]",
    async (code, list, both) => {
      expect(await deducted(code)).toBe(list)
      expect(await deducted(code, { mobilePackageId: 1 })).toBe(both)
    },
  )

  it("may hold for some packages only", async () => {
    expect(await deducted("SECOND", { mobilePackageId: 1 })).toBe("0.00")
    expect(await deducted("SECOND", { mobilePackageId: 2 })).toBe("30.00")
  })

  it.each(["ALL", "MORELEADS", "DOLLARS"])(
    "of the code %s takes the order charge and nothing else of the order [ob9-promotion-cap]",
    async (promoCode) => {
      const figures = await figuresOf(await signedIn(url), 1_000, { promoCode, labelCount: 3 })
      expect(figures).toMatchObject({
        orderCharge: "50.00",
        discount: "50.00",
        subtotal: "146.00",
        totalBeforeTax: "96.00",
      })
    },
  )

  it("of a mobile package takes that away at most; a debit card may take all [ob9-promotion-cap]", async () => {
    expect(await deducted("ALLMOBILE", { mobilePackageId: 1, labelCount: 3 })).toBe("40.00")
    expect(await deducted("ALLBOTH", { mobilePackageId: 1, labelCount: 3 })).toBe("90.00")
    expect(await deducted("CARD", { mobilePackageId: 1, labelCount: 3 })).toBe("186.00")
  })

  it("may ask for a spend and for records at once [ob9-promotion-minimum]", async () => {
    const client = await signedIn(url)
    const at = async (records: number) => (await quoted(client, records, { promoCode: "TWICE" })).promotion
    expect((await at(800)).notMet).toBe("minimum spend")
    expect((await at(1_499)).notMet).toBe("minimum records")
    expect(await at(1_500)).toMatchObject({ state: "applied", notMet: null, amount: "5.00" })
  })
})

describe("the points of an order", () => {
  it.each([
    ["", 75],
    ["DOUBLE", 150],
    ["ADDED", 145],
  ])(
    "with the code '%s' are %i for 50 dollars at 3 points for 2 dollars [ob9-earned-points]",
    async (code, earned) => {
      const buyer = await script(url(), "power@listwright.example", PASSWORD)
      const points = async () => (await buyer.call("LandingPage.aspx/GetUserPoint")).UserPoint
      const before = await points()
      const { message } = await placeOrder(buyer, `Points ${code}`, {
        ListType: 10,
        PhoneOption: 1,
        GeoType: 2,
        OrderGeos: [{ GeoKeyCode: "CA", GeoType: 2, DesiredQty: 1_000 }],
        PromoCode: code,
      })
      expect(message).toBe("")
      expect((await points()) - before).toBe(earned)
    },
  )
})

describe("a list of prices", () => {
  it("is sent with everything that it says", async () => {
    const buyer = await script(url(), "demo@listwright.example", PASSWORD)
    const order = await buyer.count({
      ListType: 10,
      GeoType: 2,
      OrderGeos: [{ GeoKeyCode: "CA", GeoType: 2 }],
    })
    const { PriceList } = await buyer.call("PlaceOrder.aspx/GetOrderAndPriceList2WithoutSession", { order })
    for (const row of [
      { PriceName: "Phone", Lbound: 1, Ubound: null, Price1: "0.0100", Price2: "0.0200" },
      { PriceName: "Vehicle", Lbound: 1, Ubound: null, Price1: "0.0100", NotificationRequired: true },
    ])
      expect(PriceList.ElementsPrices).toContainEqual(row)
    expect(PriceList).toMatchObject({
      LabelPrices: { BasePrice: "0.0250", FirstLabelShipping: "12.50", AdditionalLabelShipping: "4.25" },
      GeographyPrices: [{ GeoType: 3, Price: "7.50" }],
      MapBasePrice: "0.0800",
      MapMinPrice: "40.00",
      ColumnPrices: [{ ColumnName: "Age", MapColumnPrice: "0.0300", MapColumnPrice2: "0.0400" }],
      MaxCostOfGoodPrice: "150.00",
      MinElementsCharge: "25.00",
      MinLabelCharge: "25.00",
      MinOrderAmount: "35.00",
      ServiceCharge: "0.00",
      CalculatePriceMethod: "wholeOrder",
      MobilePackages: [
        {
          MobilePackageId: 1,
          MobilePackageName: "Some",
          MobilePackageViewCount: 2_500,
          MobilePackageCharge: "40.00",
        },
        { MobilePackageId: 2, MobilePackageName: "More" },
      ],
    })
    expect(PriceList.ListMultiplePrice).toContainEqual({ MultipleId: 2, Multiple: "1.5", Desc: "Two Times" })
    expect(Object.keys(PriceList).filter((name) => /^[a-z]/.test(name))).toEqual([])
  })

  it("has prices of its own for areas of a kind, and for areas on a map", async () => {
    const client = await signedIn(url)
    const county = { kind: "county", county: "06037", excluded: false }
    expect((await figuresOf(client, 50, {}, county)).geographyCharge).toBe("7.50")
    const around = {
      kind: "radius",
      name: "",
      longitude: -118.24,
      latitude: 34.05,
      miles: 100,
      withinState: null,
      granularity: "standard",
      excluded: false,
    }
    expect(await figuresOf(client, 100, {}, around)).toMatchObject({
      unitPrice: "0.08000",
      orderCharge: "40.00",
      minimumElementsChargeApplies: true,
    })
  })
})

describe("digital media by the original calls", () => {
  const media = {
    ListType: 270,
    PhoneOption: 1,
    GeoType: 2,
    OrderGeos: [{ GeoKeyCode: "CA", GeoType: 2, DesiredQty: 300 }],
  }
  const FACEBOOK = { MediaTypeName: "facebook", ShareAccountId: "a-1", PackageName: "Reach" }
  const TWITTER = {
    MediaTypeName: "twitter",
    TenantId: "t-1",
    DestinationId: "d-1",
    DestinationAccountId: "a-2",
  }

  it.each([FACEBOOK, TWITTER])("are kept by their medium and its fields, and ordered: %o", async (said) => {
    const buyer = await script(url(), "demo@listwright.example", PASSWORD)
    const { code, counted, message } = await placeOrder(buyer, "Media", { ...media, ...said })
    expect(counted).toMatchObject(said)
    expect(Object.keys(counted).filter((name) => /^(Share|Package|Tenant|Destination)/.test(name))).toEqual(
      Object.keys(said).slice(1),
    )
    expect(message).toBe("")
    expect(code).toMatch(/^LW-/)
  })

  it("are not placed without a medium, or without one of its fields", async () => {
    const buyer = await script(url(), "demo@listwright.example", PASSWORD)
    const refusal = async (said: object) => (await placeOrder(buyer, "Media", { ...media, ...said })).message
    const missing = "Please complete the media type: "
    expect(await refusal({})).toBe(`${missing}medium.`)
    expect(await refusal({ ...FACEBOOK, PackageName: "" })).toBe(`${missing}package name.`)
    expect(await refusal({ ...TWITTER, DestinationId: "" })).toBe(`${missing}destination id.`)
  })
})
