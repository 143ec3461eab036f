import { describe, expect, it } from "vitest"
import { needsNewPrice, type PriceBasis, priceChanges } from "../../src/pricing/needsNewPrice.ts"
import type { OrderToPrice } from "../../src/pricing/OrderToPrice.ts"
import type { PromotionTerms } from "../../src/promotion/Promotion.ts"
import { demoOrder, tenOff } from "./demoPrices.ts"

const before: PriceBasis = { priceListId: "CON10-1", order: demoOrder, promotion: tenOff }
const ordering = (order: Partial<OrderToPrice>): PriceBasis => ({
  ...before,
  order: { ...demoOrder, ...order },
})
const promoting = (terms: Partial<PromotionTerms>): PriceBasis => ({
  ...before,
  promotion: { ...tenOff, ...terms },
})
const [base = { ElementName: "Base", IsAdditional: false }, age = base] = demoOrder.elements
const email = { ElementName: "EMAIL", IsAdditional: true }

describe("a new price [ob4-recalculation] [ob4-quantity-recalculation]", () => {
  it.each([
    ["listUsage", ordering({ ListUsage: 2 })],
    ["outputColumns", ordering({ elements: [base, age, email] })],
    ["selection", ordering({ elements: [base, { ...age, ElementName: "INCOME" }] })],
    ["quantity", ordering({ quantity: 991 })],
    ["quantity", ordering({ quantity: 0 })],
    ["promotion", { ...before, promotion: null }],
    ["promotion", promoting({ PromotionType: "percentOffTotal" })],
    ["promotion", promoting({ PromotionValue: "10.01" })],
    ["promotion", promoting({ PromotionBalance: "1.00" })],
    ["promotion", promoting({ MinPurAmountType: "spend" })],
    ["promotion", promoting({ MinPurAmount: "1.00" })],
    ["promotion", promoting({ MinPurQty: 1 })],
    ["selection", ordering({ elements: [base] })],
    ["selection", ordering({ elements: [base, age, age] })],
    ["geography", ordering({ GeoType: "polygon" })],
    ["geography", ordering({ GeographyCharge: "15.00" })],
    ["labels", ordering({ labelCount: 1 })],
    ["mobilePackage", ordering({ MobilePackageCharge: "1.00" })],
    ["listType", ordering({ ListType: 190 })],
    ["priceList", { ...before, priceListId: "CON10-2" }],
  ] as const)("is needed where %s changes", (change, after) => {
    expect(priceChanges(before, after)).toEqual([change])
    expect(priceChanges(after, before)).toEqual([change])
    expect(needsNewPrice(before, after)).toBe(true)
  })

  it("is needed where an element becomes additional", () => {
    const after = ordering({ elements: [base, { ...age, IsAdditional: true }] })
    expect(priceChanges(before, after)).toEqual(["outputColumns", "selection"])
  })

  it("is not needed where nothing changes, nor where elements change places", () => {
    expect(needsNewPrice(before, structuredClone(before))).toBe(false)
    expect(needsNewPrice(before, ordering({ elements: [age, base] }))).toBe(false)
  })

  it("does not take one name for two", () => {
    const named = (...names: ReadonlyArray<string>) =>
      ordering({ elements: names.map((ElementName) => ({ ElementName, IsAdditional: false })) })
    expect(needsNewPrice(named("A,B"), named("A", "B"))).toBe(true)
  })
})
