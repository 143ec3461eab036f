import { canonicalDefinition, emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { CountAnswer } from "../../src/counting/questions/CountAnswer.ts"
import type { Area } from "../../src/definition/Area.ts"
import { defaultChoices } from "../../src/drafts/Draft.ts"
import { codeToArea } from "../../src/geography/codes/parsePastedCodes.ts"
import { assertPriceAddsUp } from "../../src/pricing/price/assertPriceAddsUp.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import {
  affordableQuantityFromCount,
  priceCount,
  type SitePrices,
} from "../../src/pricing/price/priceCount.ts"
import type { Promotion } from "../../src/promotion/Promotion.ts"
import { toPromotionReadings } from "../../src/promotion/PromotionReadings.ts"
import { demoList, tenOff } from "./demoPrices.ts"
import { DefinitionHash } from "../../src/definition/ListDefinition.ts"

const code: Promotion = {
  ...tenOff,
  name: "Ten off",
  code: "TEN",
  packageIds: [],
  needsNoCode: false,
}
const site: SitePrices = {
  prices: indexPriceList(demoList),
  columns: [
    { column: "AGE", name: "Age", priceElement: "AGE" },
    { column: "GENDER", name: "Gender", priceElement: null },
  ],
  promotions: [code],
  readings: toPromotionReadings({}),
  minimumQuantity: 250,
}
const mobilePackage = {
  id: 3,
  name: "100,000 views",
  viewCount: 100_000,
  charge: "120.00",
}
const count: CountAnswer = {
  definitionHash: DefinitionHash.make(""),
  snapshot: "",
  total: 1500,
  withPhones: 0,
  areas: [
    { key: "zip:60614", available: 1000, withPhones: 0 },
    { key: "zip:60615", available: 500, withPhones: 0 },
  ],
  withoutPlace: [],
  suppressed: [],
}
const quoted = (
  choices: Partial<typeof defaultChoices> = {},
  listType = 10,
  over: Partial<SitePrices> = {},
) =>
  priceCount(
    { ...site, ...over },
    { definition: emptyDefinition(listType), choices: { ...defaultChoices, ...choices } },
    count,
  )

describe("the price of a count", () => {
  it("is for everything available, until less is wanted", () => {
    const all = Result.getOrThrow(quoted()).price
    assertPriceAddsUp(all.figures, all.lines)
    expect(all).toMatchObject({ quantity: 1500, available: 1500, minimumQuantity: 250, promotion: null })
    const fewer = Result.getOrThrow(quoted({ quantities: { "zip:60614": 490 } })).price
    assertPriceAddsUp(fewer.figures, fewer.lines)
    expect([fewer.quantity, fewer.nextBracket?.quantity]).toEqual([990, 1000])
  })

  it("has the price of the kind of area that was chosen: its flat charge, and the map's price of a record", () => {
    const list = { ...demoList, mapBasePrice: "0.09000", geographyPrices: [{ geoType: 13, price: "15.00" }] }
    const drawn: Area = {
      kind: "polygon",
      name: "",
      points: [
        [-87, 41],
        [-88, 41],
        [-88, 42],
      ],
      granularity: "standard",
      excluded: false,
    }
    const figuresOf = (area: Area) =>
      Result.getOrThrow(
        priceCount(
          { ...site, prices: indexPriceList(list) },
          {
            definition: canonicalDefinition({ ...emptyDefinition(10), areas: [area] }),
            choices: defaultChoices,
          },
          count,
        ),
      ).price.figures
    expect(figuresOf(drawn)).toMatchObject({ unitPrice: "0.09000", geographyCharge: "15.00" })
    expect(figuresOf(codeToArea("zip", "60614"))).toMatchObject({
      unitPrice: "0.05000",
      geographyCharge: "0.00",
    })
  })

  it("shows what the price of a record is made of, element by element", () => {
    const definition = emptyDefinition(10)
    const byAge = canonicalDefinition({
      ...definition,
      audience: { unit: "individuals", criteria: [{ kind: "values", column: "AGE", values: ["A"] }] },
    })
    const { price } = Result.getOrThrow(
      priceCount(
        { ...site, columns: [{ column: "AGE", priceElement: "AGE", name: "Age" }] },
        { definition: byAge, choices: defaultChoices },
        count,
      ),
    )
    expect(price.perRecord.map(({ amount }) => amount)).toEqual(["0.05000", "0.01000"])
    expect(price.figures.unitPrice).toBe("0.06000")
  })

  it("has the promotion of its code, and says what became of it", () => {
    const { promotion, price } = Result.getOrThrow(quoted({ promoCode: " ten " }))
    assertPriceAddsUp(price.figures, price.lines)
    expect(promotion).toBe(code)
    expect(price.promotion).toMatchObject({ code: "TEN", state: "applied" })
    const unknown = Result.getOrThrow(quoted({ promoCode: "NONE" }))
    expect([unknown.promotion, unknown.price.promotion?.state]).toEqual([null, "notValid"])
  })

  it.each([
    ["wholeOrder", "0.09000"],
    ["baseOnly", "0.08500"],
  ] as const)("has each output column once, as additional: %s", (UsageMultiplies, unitPrice) => {
    const prices = indexPriceList({ ...demoList, usageMultiplies: UsageMultiplies })
    const outputColumns = ["AGE", "GENDER", "AGE"]
    const { price } = Result.getOrThrow(quoted({ outputColumns, listUsage: 2 }, 10, { prices }))
    assertPriceAddsUp(price.figures, price.lines)
    // $0.05 used twice is $0.075; the age is $0.01, and multiplied only with the whole order.
    expect(price.figures.unitPrice).toBe(unitPrice)
    expect(price.perRecord[1]).toEqual({ label: "Age", detail: "additional, per record", amount: "0.01000" })
  })

  it("has the mobile package of its id, and its promotion", () => {
    const prices = indexPriceList({ ...demoList, mobilePackages: [mobilePackage] })
    const promotions = [{ ...code, packageIds: [3] }]
    const choices = { mobilePackageId: 3, promoCode: "TEN" }
    const { promotion, price } = Result.getOrThrow(quoted(choices, 10, { prices, promotions }))
    assertPriceAddsUp(price.figures, price.lines)
    expect([price.figures.mobilePackageCharge, promotion?.code]).toEqual(["120.00", "TEN"])
    const mobile = Result.getOrThrow(quoted(choices, 190, { prices, promotions })).price
    expect(mobile.figures.subtotal).toBe("120.00")
  })

  it.each([
    [{ outputColumns: ["GENDER", "SHOESIZE"] }, { _tag: "UnknownOutputColumn", column: "SHOESIZE" }],
    [{ outputColumns: ["SHOESIZE"], quantities: { "zip:60614": 0, "zip:60615": 0 } }, { column: "SHOESIZE" }],
    [{ outputColumns: ["age"] }, { column: "age" }],
    [{ mobilePackageId: 3 }, { _tag: "UnknownMobilePackage", mobilePackageId: 3 }],
    [{ mobilePackageId: 0 }, { _tag: "UnknownMobilePackage", mobilePackageId: 0 }],
  ])("is none where something is chosen that there is not: %j", (choices, failure) => {
    expect(Result.getFailure(quoted(choices))).toMatchObject({ value: failure })
  })

  it("is none where an order has no price", () => {
    expect(Result.getFailure(quoted({ listUsage: 77 }))).toMatchObject({ value: { _tag: "NoListUsage" } })
    expect(Result.getFailure(quoted({}, 190))).toMatchObject({ value: { _tag: "NoMobilePackage" } })
  })
})

describe("what a budget buys of a count", () => {
  const buys = (budget: string, total = count.total) =>
    Result.getOrThrow(
      affordableQuantityFromCount(
        site,
        { definition: emptyDefinition(10), choices: defaultChoices },
        { total, areas: [{ key: "zip:60614", available: total, withPhones: 0 }] },
        budget,
      ),
    )

  it("is as many records as an order of them costs, from the minimum order on", () => {
    const { most, next } = buys("70.00")
    const choices = { wantedTotal: most?.quantity ?? 0 }
    expect(Result.getOrThrow(quoted(choices)).price.figures.totalBeforeTax).toBe(most?.totalBeforeTax)
    expect(next?.quantity).toBe((most?.quantity ?? 0) + 1)
    expect(buys("1.00").most).toBeNull()
    expect(buys("1000.00").most?.quantity).toBe(1500)
  })

  it("is nothing where there is nobody", () => {
    expect(buys("500", 0)).toEqual({ most: null, next: null, cheapest: null })
  })
})
