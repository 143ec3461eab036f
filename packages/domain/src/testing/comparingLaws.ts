import fc from "fast-check"
import type { PriceList } from "../pricing/price-list/PriceList.ts"
import { ensure, type Law, law, same } from "./Law.ts"
import { anyOrder, order, something } from "./orders.ts"
import { anyPriceList, dollars, listWithMapPrices, priceList } from "./priceLists.ts"
import { anyPromotion, anyReadings, promotion } from "./promotions.ts"
import { type pricingBy, totalOf, whole } from "./pricingBy.ts"

const withFree = (list: PriceList): PriceList => ({
  ...list,
  elementPrices: [...list.elementPrices, { element: "FREE", from: 1, to: null, price: "0.00000" }],
})

const dearer = (amount: string, more: string): string => {
  const sum = (whole(amount) + whole(more)).toString().padStart(3, "0")
  return `${sum.slice(0, -2)}.${sum.slice(-2)}`
}

/** Tells whether any element enters another bracket at a quantity. */
const isStart = (list: PriceList, quantity: number): boolean =>
  list.elementPrices.some(({ from }) => from === quantity)

/** Returns the laws that compare a price with the price of slightly more records, of other items, or at other rates. */
export const comparingLaws = (priceOf: ReturnType<typeof pricingBy>): ReadonlyArray<Law> => [
  law(
    "the order of the elements changes no price",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const turned = { ...toPrice, elements: toPrice.elements.toReversed() }
      same(priceOf(list, turned).figures, priceOf(list, toPrice).figures)
    }),
  ),
  law(
    "another element never makes an order cheaper",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const fewer = { ...toPrice, elements: toPrice.elements.slice(0, -1) }
      return totalOf(priceOf(list, toPrice)) >= totalOf(priceOf(list, fewer))
    }),
  ),
  law(
    "an element that is free changes no figure",
    fc.property(anyPriceList, anyOrder, fc.boolean(), (plain, toPrice, isAdditional) => {
      const list = withFree(plain)
      const more = { ...toPrice, elements: [...toPrice.elements, { element: "FREE", isAdditional }] }
      same(priceOf(list, more).figures, priceOf(list, toPrice).figures)
    }),
  ),
  law(
    "within one bracket and without a promotion more records never cost less",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const quantity = Math.max(1, toPrice.quantity)
      if (isStart(list, quantity + 1)) return true
      const now = totalOf(priceOf(list, { ...toPrice, quantity }))
      return totalOf(priceOf(list, { ...toPrice, quantity: quantity + 1 })) >= now
    }),
  ),
  law(
    "without a promotion a higher minimum never makes an order cheaper",
    fc.property(
      anyPriceList,
      anyOrder,
      fc.constantFrom(
        "minimumElementsCharge" as const,
        "minimumLabelCharge" as const,
        "minimumOrderAmount" as const,
      ),
      dollars(50),
      (list, toPrice, minimum, more) => {
        const higher = { ...list, [minimum]: dearer(list[minimum], more) }
        return totalOf(priceOf(higher, toPrice)) >= totalOf(priceOf(list, toPrice))
      },
    ),
  ),
  law(
    "a higher minimum order amount never makes an order cheaper, whatever the promotion",
    fc.property(
      anyPriceList,
      anyOrder,
      promotion,
      anyReadings,
      dollars(50),
      (list, toPrice, terms, readings, more) => {
        const higher = { ...list, minimumOrderAmount: dearer(list.minimumOrderAmount, more) }
        return (
          totalOf(priceOf(higher, toPrice, terms, readings)) >=
          totalOf(priceOf(list, toPrice, terms, readings))
        )
      },
    ),
  ),
  law(
    "using a list more often never costs less, if its multiple is not below 1",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const once = totalOf(priceOf(list, { ...toPrice, listUsage: 1 }))
      return totalOf(priceOf(list, { ...toPrice, listUsage: 100 })) >= once
    }),
  ),
  law(
    "a usage of multiple 1 changes nothing, by either method",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const once = { ...toPrice, listUsage: 1 }
      const whole = priceOf({ ...list, usageMultiplies: "wholeOrder" }, once)
      same(priceOf({ ...list, usageMultiplies: "baseOnly" }, once).figures, whole.figures)
    }),
  ),
  law(
    "both methods agree when no element is additional",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const elements = toPrice.elements.map((element) => ({ ...element, isAdditional: false }))
      const whole = priceOf({ ...list, usageMultiplies: "wholeOrder" }, { ...toPrice, elements })
      const base = priceOf({ ...list, usageMultiplies: "baseOnly" }, { ...toPrice, elements })
      same(base.figures, whole.figures)
    }),
  ),
  law(
    "an additional element never multiplies when only the base does",
    fc.property(priceList, something, fc.integer({ min: 0, max: 20_000 }), (plain, toPrice, n) => {
      const list: PriceList = {
        ...plain,
        usageMultiplies: "baseOnly",
        elementPrices: [
          ...plain.elementPrices,
          { element: "EXTRA", from: 1, to: null, price: (n / 100_000).toFixed(5) },
        ],
      }
      const extra = { element: "EXTRA", isAdditional: true }
      const without = priceOf(list, toPrice).figures.unitPrice
      const withExtra = priceOf(list, { ...toPrice, elements: [...toPrice.elements, extra] })
      return whole(withExtra.figures.unitPrice) - whole(without) === BigInt(n)
    }),
  ),
  law(
    "more labels never cost less",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const now = totalOf(priceOf(list, toPrice))
      return totalOf(priceOf(list, { ...toPrice, labelCount: toPrice.labelCount + 1 })) >= now
    }),
  ),
  law(
    "the cost of goods exceeds neither its cap nor order and labels, and is part of no total",
    fc.property(anyPriceList, anyOrder, anyPromotion, (list, toPrice, terms) => {
      const { goodsCost, ...figures } = priceOf(list, toPrice, terms).figures
      const { goodsCost: _, ...uncapped } = priceOf(
        { ...list, maximumGoodsCost: "999999999.00" },
        toPrice,
        terms,
      ).figures
      same(figures, uncapped)
      ensure(whole(goodsCost) <= whole(list.maximumGoodsCost))
      ensure(whole(goodsCost) <= whole(figures.orderCharge) + whole(figures.labelCharge))
    }),
  ),
  law(
    "a promotion never makes an order more expensive, and changes no figure but its own and the total",
    fc.property(anyPriceList, anyOrder, promotion, anyReadings, (list, toPrice, terms, readings) => {
      const own = { discount: "", promotionPointType: null, promotionPointValue: null }
      const figures = priceOf(list, toPrice, terms, readings).figures
      const without = priceOf(list, toPrice).figures
      ensure(whole(figures.totalBeforeTax) <= whole(without.totalBeforeTax))
      same({ ...figures, ...own, totalBeforeTax: "" }, { ...without, ...own, totalBeforeTax: "" })
    }),
  ),
  law(
    "an order on a map costs what a list with the map prices in its rows asks",
    fc.property(listWithMapPrices, order, (list, toPrice) => {
      const { mapBasePrice = "", mapMinimumElementsCharge = "", mapElementPrices = [], ...plain } = list
      const row = (element: string, price: string) => ({ element, from: 1, to: null, price })
      const mapRows = [
        row("Base", mapBasePrice),
        ...mapElementPrices.map((column) => row(column.element, column.price)),
      ]
      const others = plain.elementPrices.filter(
        ({ element }) => !mapRows.some((mapRow) => mapRow.element === element),
      )
      const alike = {
        ...plain,
        elementPrices: [...mapRows, ...others],
        minimumElementsCharge: mapMinimumElementsCharge,
      }
      const onMap = priceOf(list, { ...toPrice, geoType: "polygon" })
      same(onMap.figures, priceOf(alike, toPrice).figures)
    }),
  ),
  law(
    "an order of mobile advertising costs its package, whatever else it asks for",
    fc.property(anyPriceList, something, dollars(200), (list, toPrice, mobilePackageCharge) => {
      const { figures } = priceOf(list, { ...toPrice, listType: 190, mobilePackageCharge })
      same(figures.totalBeforeTax, mobilePackageCharge)
      same([figures.unitPrice, figures.orderCharge], ["0.00000", "0.00"])
    }),
  ),
]
