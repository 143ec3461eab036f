import fc from "fast-check"
import type { PriceList } from "../pricing/price-list/PriceList.ts"
import { ensure, type Law, law, same } from "./Law.ts"
import { anyOrder, order, something } from "./orders.ts"
import { anyPriceList, dollars, listWithMapPrices, priceList } from "./priceLists.ts"
import { anyPromotion, anyReadings, promotion } from "./promotions.ts"
import { type quotesOf, totalOf, whole } from "./quoting.ts"

const withFree = (list: PriceList): PriceList => ({
  ...list,
  ElementsPrices: [...list.ElementsPrices, { PriceName: "FREE", Lbound: 1, Ubound: null, Price1: "0.00000" }],
})

const dearer = (amount: string, more: string): string => {
  const sum = (whole(amount) + whole(more)).toString().padStart(3, "0")
  return `${sum.slice(0, -2)}.${sum.slice(-2)}`
}

/** Tells whether an element enters another bracket at a quantity. */
const isStart = (list: PriceList, quantity: number): boolean =>
  list.ElementsPrices.some(({ Lbound }) => Lbound === quantity)

/** Returns the laws that compare a quote with one for slightly more, for something else, or at another price. */
export const comparingLaws = (quoteOf: ReturnType<typeof quotesOf>): ReadonlyArray<Law> => [
  law(
    "the order of the elements changes no price",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const turned = { ...toPrice, elements: toPrice.elements.toReversed() }
      same(quoteOf(list, turned).figures, quoteOf(list, toPrice).figures)
    }),
  ),
  law(
    "another element never makes a quote cheaper",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const fewer = { ...toPrice, elements: toPrice.elements.slice(0, -1) }
      return totalOf(quoteOf(list, toPrice)) >= totalOf(quoteOf(list, fewer))
    }),
  ),
  law(
    "an element that is free changes no figure",
    fc.property(anyPriceList, anyOrder, fc.boolean(), (plain, toPrice, IsAdditional) => {
      const list = withFree(plain)
      const more = { ...toPrice, elements: [...toPrice.elements, { ElementName: "FREE", IsAdditional }] }
      same(quoteOf(list, more).figures, quoteOf(list, toPrice).figures)
    }),
  ),
  law(
    "within one bracket and without a promotion more records never cost less",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const quantity = Math.max(1, toPrice.quantity)
      if (isStart(list, quantity + 1)) return true
      const now = totalOf(quoteOf(list, { ...toPrice, quantity }))
      return totalOf(quoteOf(list, { ...toPrice, quantity: quantity + 1 })) >= now
    }),
  ),
  law(
    "without a promotion a higher minimum never makes a quote cheaper",
    fc.property(
      anyPriceList,
      anyOrder,
      fc.constantFrom("MinElementsCharge" as const, "MinLabelCharge" as const, "MinOrderAmount" as const),
      dollars(50),
      (list, toPrice, minimum, more) => {
        const higher = { ...list, [minimum]: dearer(list[minimum], more) }
        return totalOf(quoteOf(higher, toPrice)) >= totalOf(quoteOf(list, toPrice))
      },
    ),
  ),
  law(
    "a higher minimum order amount never makes a quote cheaper, whatever the promotion",
    fc.property(
      anyPriceList,
      anyOrder,
      promotion,
      anyReadings,
      dollars(50),
      (list, toPrice, terms, readings, more) => {
        const higher = { ...list, MinOrderAmount: dearer(list.MinOrderAmount, more) }
        return (
          totalOf(quoteOf(higher, toPrice, terms, readings)) >=
          totalOf(quoteOf(list, toPrice, terms, readings))
        )
      },
    ),
  ),
  law(
    "using a list more often never costs less, if its multiple is not below 1",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const once = totalOf(quoteOf(list, { ...toPrice, ListUsage: 1 }))
      return totalOf(quoteOf(list, { ...toPrice, ListUsage: 100 })) >= once
    }),
  ),
  law(
    "a usage of multiple 1 changes nothing, by either method",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const once = { ...toPrice, ListUsage: 1 }
      const whole = quoteOf({ ...list, CalculatePriceMethod: "wholeOrder" }, once)
      same(quoteOf({ ...list, CalculatePriceMethod: "baseOnly" }, once).figures, whole.figures)
    }),
  ),
  law(
    "both methods agree when no element is additional",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const elements = toPrice.elements.map((element) => ({ ...element, IsAdditional: false }))
      const whole = quoteOf({ ...list, CalculatePriceMethod: "wholeOrder" }, { ...toPrice, elements })
      const base = quoteOf({ ...list, CalculatePriceMethod: "baseOnly" }, { ...toPrice, elements })
      same(base.figures, whole.figures)
    }),
  ),
  law(
    "an additional element never multiplies when only the base does",
    fc.property(priceList, something, fc.integer({ min: 0, max: 20_000 }), (plain, toPrice, n) => {
      const list: PriceList = {
        ...plain,
        CalculatePriceMethod: "baseOnly",
        ElementsPrices: [
          ...plain.ElementsPrices,
          { PriceName: "EXTRA", Lbound: 1, Ubound: null, Price1: (n / 100_000).toFixed(5) },
        ],
      }
      const extra = { ElementName: "EXTRA", IsAdditional: true }
      const without = quoteOf(list, toPrice).figures.CostPrice
      const withExtra = quoteOf(list, { ...toPrice, elements: [...toPrice.elements, extra] })
      return whole(withExtra.figures.CostPrice) - whole(without) === BigInt(n)
    }),
  ),
  law(
    "more labels never cost less",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const now = totalOf(quoteOf(list, toPrice))
      return totalOf(quoteOf(list, { ...toPrice, labelCount: toPrice.labelCount + 1 })) >= now
    }),
  ),
  law(
    "the cost of goods exceeds neither its cap nor order and labels, and is part of no total",
    fc.property(anyPriceList, anyOrder, anyPromotion, (list, toPrice, terms) => {
      const { GoodsCost, ...figures } = quoteOf(list, toPrice, terms).figures
      const { GoodsCost: _, ...uncapped } = quoteOf(
        { ...list, MaxCostOfGoodPrice: "999999999.00" },
        toPrice,
        terms,
      ).figures
      same(figures, uncapped)
      ensure(whole(GoodsCost) <= whole(list.MaxCostOfGoodPrice))
      ensure(whole(GoodsCost) <= whole(figures.OrderCharge) + whole(figures.LabelCharge))
    }),
  ),
  law(
    "a promotion never makes an order more expensive, and changes no figure but its own and the total",
    fc.property(anyPriceList, anyOrder, promotion, anyReadings, (list, toPrice, terms, readings) => {
      const own = { PromotionAmount: "", PromotionPointType: null, PromotionPointValue: null }
      const figures = quoteOf(list, toPrice, terms, readings).figures
      const without = quoteOf(list, toPrice).figures
      ensure(whole(figures.TotalPretaxCost) <= whole(without.TotalPretaxCost))
      same({ ...figures, ...own, TotalPretaxCost: "" }, { ...without, ...own, TotalPretaxCost: "" })
    }),
  ),
  law(
    "an order on a map costs what a list with the map prices in its rows asks",
    fc.property(listWithMapPrices, order, (list, toPrice) => {
      const { MapBasePrice = "", MapMinPrice = "", ColumnPrices = [], ...plain } = list
      const row = (PriceName: string, Price1: string) => ({ PriceName, Lbound: 1, Ubound: null, Price1 })
      const mapRows = [
        row("Base", MapBasePrice),
        ...ColumnPrices.map((column) => row(column.ColumnName, column.MapColumnPrice)),
      ]
      const others = plain.ElementsPrices.filter(
        ({ PriceName }) => !mapRows.some((mapRow) => mapRow.PriceName === PriceName),
      )
      const alike = { ...plain, ElementsPrices: [...mapRows, ...others], MinElementsCharge: MapMinPrice }
      const onMap = quoteOf(list, { ...toPrice, GeoType: "polygon" })
      same(onMap.figures, quoteOf(alike, toPrice).figures)
    }),
  ),
  law(
    "an order of mobile advertising costs its package, whatever else it asks for",
    fc.property(anyPriceList, something, dollars(200), (list, toPrice, MobilePackageCharge) => {
      const { figures } = quoteOf(list, { ...toPrice, ListType: 190, MobilePackageCharge })
      same(figures.TotalPretaxCost, MobilePackageCharge)
      same([figures.CostPrice, figures.OrderCharge], ["0.00000", "0.00"])
    }),
  ),
]
