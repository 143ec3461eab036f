import fc from "fast-check"
import type { PriceList } from "../pricing/price-list/PriceList.ts"
import { assertTrue, type Law, law, assertEqual } from "./Law.ts"
import { anyOrder, order, nonemptyOrder } from "./orders.ts"
import { anyPriceList, dollarAmounts, priceListWithMapPrices, priceList } from "./priceLists.ts"
import { anyPromotion, anyReadings, promotion } from "./promotions.ts"
import { type createPricer, totalInCents, parseWholeAmount } from "./createPricer.ts"

const withFree = (list: PriceList): PriceList => ({
  ...list,
  elementPrices: [...list.elementPrices, { element: "FREE", from: 1, to: null, price: "0.00000" }],
})

const dearer = (amount: string, more: string): string => {
  const sum = (parseWholeAmount(amount) + parseWholeAmount(more)).toString().padStart(3, "0")
  return `${sum.slice(0, -2)}.${sum.slice(-2)}`
}

/** Returns whether any element enters a new bracket at a quantity. */
const isStart = (list: PriceList, quantity: number): boolean =>
  list.elementPrices.some(({ from }) => from === quantity)

/** Returns the laws that compare an order's price with its price for more records, other elements, or other rates. */
export const comparisonLaws = (priceOf: ReturnType<typeof createPricer>): ReadonlyArray<Law> => [
  law(
    "the order of the elements changes no price",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const turned = { ...toPrice, elements: toPrice.elements.toReversed() }
      assertEqual(priceOf(list, turned).figures, priceOf(list, toPrice).figures)
    }),
  ),
  law(
    "another element never makes an order cheaper",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const fewer = { ...toPrice, elements: toPrice.elements.slice(0, -1) }
      return totalInCents(priceOf(list, toPrice)) >= totalInCents(priceOf(list, fewer))
    }),
  ),
  law(
    "an element that is free changes no figure",
    fc.property(anyPriceList, anyOrder, fc.boolean(), (plain, toPrice, isAdditional) => {
      const list = withFree(plain)
      const more = { ...toPrice, elements: [...toPrice.elements, { element: "FREE", isAdditional }] }
      assertEqual(priceOf(list, more).figures, priceOf(list, toPrice).figures)
    }),
  ),
  law(
    "within one bracket and without a promotion more records never cost less",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const quantity = Math.max(1, toPrice.quantity)
      if (isStart(list, quantity + 1)) return true
      const now = totalInCents(priceOf(list, { ...toPrice, quantity }))
      return totalInCents(priceOf(list, { ...toPrice, quantity: quantity + 1 })) >= now
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
      dollarAmounts(50),
      (list, toPrice, minimum, more) => {
        const higher = { ...list, [minimum]: dearer(list[minimum], more) }
        return totalInCents(priceOf(higher, toPrice)) >= totalInCents(priceOf(list, toPrice))
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
      dollarAmounts(50),
      (list, toPrice, terms, readings, more) => {
        const higher = { ...list, minimumOrderAmount: dearer(list.minimumOrderAmount, more) }
        return (
          totalInCents(priceOf(higher, toPrice, terms, readings)) >=
          totalInCents(priceOf(list, toPrice, terms, readings))
        )
      },
    ),
  ),
  law(
    "using a list more often never costs less, if its multiple is not below 1",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const once = totalInCents(priceOf(list, { ...toPrice, listUsage: 1 }))
      return totalInCents(priceOf(list, { ...toPrice, listUsage: 100 })) >= once
    }),
  ),
  law(
    "a usage of multiple 1 changes nothing, by either method",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const once = { ...toPrice, listUsage: 1 }
      const whole = priceOf({ ...list, usageMultiplies: "wholeOrder" }, once)
      assertEqual(priceOf({ ...list, usageMultiplies: "baseOnly" }, once).figures, whole.figures)
    }),
  ),
  law(
    "both methods agree when no element is additional",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const elements = toPrice.elements.map((element) => ({ ...element, isAdditional: false }))
      const whole = priceOf({ ...list, usageMultiplies: "wholeOrder" }, { ...toPrice, elements })
      const base = priceOf({ ...list, usageMultiplies: "baseOnly" }, { ...toPrice, elements })
      assertEqual(base.figures, whole.figures)
    }),
  ),
  law(
    "an additional element never multiplies when only the base does",
    fc.property(priceList, nonemptyOrder, fc.integer({ min: 0, max: 20_000 }), (plain, toPrice, n) => {
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
      return parseWholeAmount(withExtra.figures.unitPrice) - parseWholeAmount(without) === BigInt(n)
    }),
  ),
  law(
    "more labels never cost less",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const now = totalInCents(priceOf(list, toPrice))
      return totalInCents(priceOf(list, { ...toPrice, labelCount: toPrice.labelCount + 1 })) >= now
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
      assertEqual(figures, uncapped)
      assertTrue(parseWholeAmount(goodsCost) <= parseWholeAmount(list.maximumGoodsCost))
      assertTrue(
        parseWholeAmount(goodsCost) <=
          parseWholeAmount(figures.orderCharge) + parseWholeAmount(figures.labelCharge),
      )
    }),
  ),
  law(
    "a promotion never makes an order more expensive, and changes no figure but its own and the total",
    fc.property(anyPriceList, anyOrder, promotion, anyReadings, (list, toPrice, terms, readings) => {
      const own = { discount: "", promotionPointType: null, promotionPointValue: null }
      const figures = priceOf(list, toPrice, terms, readings).figures
      const without = priceOf(list, toPrice).figures
      assertTrue(parseWholeAmount(figures.totalBeforeTax) <= parseWholeAmount(without.totalBeforeTax))
      assertEqual({ ...figures, ...own, totalBeforeTax: "" }, { ...without, ...own, totalBeforeTax: "" })
    }),
  ),
  law(
    "an order on a map costs what a list with the map prices in its rows asks",
    fc.property(priceListWithMapPrices, order, (list, toPrice) => {
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
      assertEqual(onMap.figures, priceOf(alike, toPrice).figures)
    }),
  ),
  law(
    "an order of mobile advertising costs its package, whatever else it asks for",
    fc.property(anyPriceList, nonemptyOrder, dollarAmounts(200), (list, toPrice, mobilePackageCharge) => {
      const { figures } = priceOf(list, { ...toPrice, listType: 190, mobilePackageCharge })
      assertEqual(figures.totalBeforeTax, mobilePackageCharge)
      assertEqual([figures.unitPrice, figures.orderCharge], ["0.00000", "0.00"])
    }),
  ),
]
