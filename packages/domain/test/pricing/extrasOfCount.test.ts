import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { canonicalDefinition, emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import type { ListDefinition } from "../../src/definition/ListDefinition.ts"
import { defaultChoices } from "../../src/drafts/Draft.ts"
import { availableExtras } from "../../src/pricing/extras/availableExtras.ts"
import type { OrderExtras } from "../../src/pricing/extras/OrderExtras.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import type { PriceList } from "../../src/pricing/price-list/PriceList.ts"
import { labelOffer } from "../../src/pricing/price/labelOffer.ts"
import { withoutLabels } from "../../src/pricing/price-list/withoutLabels.ts"
import { NoLabels } from "../../src/pricing/PricingErrors.ts"
import { priceCount, type SitePrices } from "../../src/pricing/price/priceCount.ts"
import { toPromotionReadings } from "../../src/promotion/PromotionReadings.ts"
import { demoList } from "./demoPrices.ts"

const list: PriceList = {
  ...demoList,
  elementPrices: [
    { element: "Base", from: 1, to: null, price: "0.05" },
    { element: "AGE", from: 1, to: 999, price: "0.02" },
    { element: "AGE", from: 1000, to: null, price: "0.015", notificationRequired: true },
  ],
  labelPrices: { perRecord: "0.0250", firstSetShipping: "12.50", additionalSetShipping: "4.25" },
}
const NO_PRICES = { perRecord: "0", firstSetShipping: "0", additionalSetShipping: "0" }
const siteOf = (prices: PriceList): SitePrices => ({
  prices: indexPriceList(prices),
  columns: [
    { column: "AGE", name: "Age", priceElement: "AGE" },
    { column: "GENDER", name: "Gender", priceElement: null },
    { column: "LASTNAME", name: "Last Name", priceElement: null },
  ],
  promotions: [],
  readings: toPromotionReadings({}),
  minimumQuantity: 250,
})
const counted = (total: number) => ({ total, areas: [{ key: "zip:60614", available: total, withPhones: 0 }] })

interface Asked {
  readonly listType?: number
  readonly audience?: ListDefinition["audience"]
  readonly choices?: Partial<typeof defaultChoices>
  readonly total?: number
  readonly prices?: PriceList
  readonly columns?: SitePrices["columns"]
}

const extras = ({
  audience,
  choices = {},
  columns,
  listType = 10,
  prices = list,
  total = 1_500,
}: Asked = {}) => {
  const site = siteOf(prices)
  const empty = emptyDefinition(listType)
  const definition = canonicalDefinition({ ...empty, audience: audience ?? empty.audience })
  const question = { definition, choices: { ...defaultChoices, ...choices } }
  return Result.getOrThrow(
    availableExtras({ ...site, columns: columns ?? site.columns }, question, counted(total), () => 76),
  )
}
const priceOf = ({ columns }: OrderExtras, name: string) =>
  columns.find(({ column }) => column === name)?.price
const byAge: ListDefinition["audience"] = {
  unit: "individuals",
  criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "54" }] }],
}

describe("address labels", () => {
  const priceWith = (prices: PriceList, listType: number, labelCount: number) => {
    const question = {
      definition: canonicalDefinition(emptyDefinition(listType)),
      choices: { ...defaultChoices, labelCount },
    }
    return priceCount(siteOf(prices), question, counted(1_500))
  }

  it.each([
    ["where their prices are 0", { ...list, labelPrices: NO_PRICES }, 10],
    ["of an email campaign", list, 200],
    ["of digital media", list, 270],
  ])("are not sold %s, whoever asks", (_, prices, listType) => {
    expect(extras({ prices, listType }).labels).toBeNull()
    expect(priceWith(prices, listType, 1)).toEqual(Result.fail(new NoLabels()))
    expect(Result.isSuccess(priceWith(prices, listType, 0))).toBe(true)
  })

  it("are not sold where nobody prints them, on a map neither", () => {
    const drawn = indexPriceList(list)
    for (const one of [drawn, { ...drawn, onMap: drawn }]) {
      const without = withoutLabels(one)
      expect(labelOffer(without, 10)).toBeNull()
      expect(without.onMap === null ? null : labelOffer(without.onMap, 10)).toBeNull()
    }
    expect(labelOffer(drawn, 10)).not.toBeNull()
  })
})

describe("what an order can have besides its records", () => {
  it("is priced at the quantity that is wanted, not at what is available", () => {
    expect(priceOf(extras(), "AGE")).toBe("0.01500")
    expect(priceOf(extras({ choices: { quantities: { "zip:60614": 400 } } }), "AGE")).toBe("0.02000")
    expect(priceOf(extras({ total: 0 }), "AGE")).toBe("0.00000")
  })

  it("costs a price element once: beside a chosen column the others of its element are free", () => {
    const shared = [
      { column: "AGE", name: "Age", priceElement: "AGE" },
      { column: "BIRTHYEAR", name: "Birth Year", priceElement: "AGE" },
    ]
    const beside = extras({ choices: { outputColumns: ["AGE"] }, columns: shared })
    expect([priceOf(beside, "AGE"), priceOf(beside, "BIRTHYEAR")]).toEqual(["0.01500", "0.00000"])
    const both = extras({ choices: { outputColumns: ["AGE", "BIRTHYEAR"] }, columns: shared })
    expect([priceOf(both, "AGE"), priceOf(both, "BIRTHYEAR")]).toEqual(["0.00000", "0.00000"])
  })

  it("leaves out what every file holds, and names what the choices bring along", () => {
    expect(extras().columns.map(({ column }) => column)).toEqual(["AGE", "GENDER"])
    const chosen = extras({ audience: byAge })
    expect(chosen.included).toEqual([{ column: "AGE", name: "Age" }])
    expect(chosen.columns.map(({ column }) => column)).toEqual(["GENDER"])
  })

  it("leaves out what people have where nobody knows whose records a source sells", () => {
    expect(extras({ listType: 220 }).columns.map(({ column }) => column)).toEqual(["AGE", "GENDER"])
  })

  it("brings nothing along where all households leave the choices unused", () => {
    expect(extras({ audience: { ...byAge, unit: "allHouseholds" } }).included).toEqual([])
    // Every list has last names.
    const byName = { kind: "ranges", column: "LASTNAME", ranges: [{ from: "A", to: "M" }] } as const
    expect(extras({ audience: { unit: "individuals", criteria: [byName] } }).included).toEqual([])
  })

  it("has labels where they cost something and the list is mailed", () => {
    expect(extras().labels).toEqual({
      perRecord: "0.02500",
      minimumLabelCharge: "25.00",
      firstSetShipping: "12.50",
      additionalSetShipping: "4.25",
    })
    const free = { perRecord: "0", firstSetShipping: "0", additionalSetShipping: "0" }
    expect(extras({ prices: { ...list, labelPrices: free } }).labels).toBeNull()
    expect([190, 200, 210, 270].map((listType) => extras({ listType }).labels)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it("has the usages of the price list with their multiples", () => {
    expect(extras().usages).toEqual(list.usages)
  })

  it("names what the site is told of, by the quantity that is ordered", () => {
    expect(extras({ audience: byAge }).notified).toEqual(["Age"])
    expect(extras({ audience: byAge, total: 500 }).notified).toEqual([])
    expect(extras().notified).toEqual([])
  })

  it("says the points of a price, and is there without one", () => {
    expect(extras().points).toBe(76)
    const unpriced = extras({ listType: 190 })
    expect(unpriced.points).toBe(0)
    expect(priceOf(unpriced, "AGE")).toBe("0.00000")
  })
})
