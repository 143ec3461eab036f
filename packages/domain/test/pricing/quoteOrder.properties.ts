import assert from "node:assert/strict"
import fc from "fast-check"
import { Result } from "effect"
import { indexPriceList } from "../../src/pricing/IndexedPriceList.ts"
import { quoteOrder } from "../../src/pricing/quoteOrder.ts"
import type { OrderToPrice } from "../../src/pricing/OrderToPrice.ts"
import type { PriceList } from "../../src/pricing/PriceList.ts"
import { applyPromotion } from "../../src/promotion/applyPromotion.ts"
import { orderUnderPromotion } from "../../src/promotion/orderUnderPromotion.ts"
import { promotionReadingsOf } from "../../src/promotion/PromotionReadings.ts"
import { usd } from "../../src/shared/Decimal.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { anyPromotion, anyReadings, promotion } from "../promotion/arbitraryPromotion.ts"
import { plainPromotion } from "../promotion/plainPromotion.ts"
import { anyOrder, atTheMinimums, order, something } from "./arbitraryOrder.ts"
import { anyPriceList, dollars, listWithGaps, listWithMapPrices, priceList } from "./arbitraryPriceList.ts"
import { quoteOf, totalOf, whole } from "./demoPrices.ts"
import { plainReckoning, plainRefusal } from "./plainReckoning.ts"

/** The order charge as it is before its minimum: hundred-thousandths times records, in whole cents. */
const unraised = (costPrice: string, quantity: number): bigint =>
  (whole(costPrice) * BigInt(quantity) + 500n) / 1000n

const withFree = (list: PriceList): PriceList => ({
  ...list,
  ElementsPrices: [...list.ElementsPrices, { PriceName: "FREE", Lbound: 1, Ubound: null, Price1: "0.00000" }],
})

const dearer = (amount: string, more: string): string => {
  const sum = (whole(amount) + whole(more)).toString().padStart(3, "0")
  return `${sum.slice(0, -2)}.${sum.slice(-2)}`
}

/** Whether some element enters another bracket at a quantity. */
const isStart = (list: PriceList, quantity: number): boolean =>
  list.ElementsPrices.some(({ Lbound }) => Lbound === quantity)

/** [ob9-cost-per-record] [ob9-usage-multiple] [ob9-order-charge] [ob9-label-charge] [ob9-shipping] [ob9-goods-cost] */
export const quoteSentences = sentencesAbout(
  "pricing",
  always(
    "a quote is what a reckoning in whole numbers says",
    fc.property(fc.oneof(fc.tuple(priceList, something), atTheMinimums), ([list, toPrice]) => {
      const { figures } = quoteOf(list, toPrice)
      const plain = plainReckoning(list, toPrice)
      assert.deepEqual({ ...figures, ...plain }, figures)
    }),
  ),
  always(
    "a quote with a promotion is what a reckoning of both in whole numbers says",
    fc.property(priceList, something, promotion, anyReadings, (list, toPrice, terms, readings) => {
      const { figures, notMet } = quoteOf(list, toPrice, terms, readings)
      const before = plainReckoning(list, toPrice)
      const plain = plainPromotion(terms, { ...toPrice, ...before }, readings)
      assert.deepEqual(
        [figures.PromotionAmount, figures.PromotionPointValue, notMet],
        [plain.off, plain.points, plain.notMet],
      )
      assert.equal(whole(figures.TotalPretaxCost), whole(before.TotalPretaxCost) - whole(plain.off))
    }),
  ),
  always(
    "an order is refused exactly where an element or its usage has no price, and the first such is named",
    fc.property(listWithGaps, order, (list, toPrice) => {
      const said = quoteOrder(indexPriceList(list), toPrice, null, promotionReadingsOf({}))
      const refusal = Result.match(said, {
        onSuccess: () => null,
        onFailure: (failure) => (failure._tag === "NoPrice" ? `no price for ${failure.element}` : "no usage"),
      })
      assert.equal(refusal, plainRefusal(list, toPrice))
    }),
  ),
  always(
    "charges, promotion and lines of a quote add up to the cent",
    fc.property(anyPriceList, anyOrder, anyPromotion, anyReadings, (list, toPrice, terms, readings) => {
      quoteOf(list, toPrice, terms, readings)
    }),
  ),
  always(
    "no figure of a quote is negative",
    fc.property(anyPriceList, anyOrder, anyPromotion, anyReadings, (list, toPrice, terms, readings) =>
      Object.values(quoteOf(list, toPrice, terms, readings).figures).every(
        (figure) => typeof figure !== "string" || !figure.startsWith("-"),
      ),
    ),
  ),
  always(
    "a cost per record has 5 decimals and a charge 2",
    fc.property(anyPriceList, anyOrder, anyPromotion, (list, toPrice, terms) => {
      const { CostPrice, PromotionPointType, PromotionPointValue, ...charges } = quoteOf(
        list,
        toPrice,
        terms,
      ).figures
      assert.match(CostPrice, /^\d+\.\d{5}$/)
      for (const charge of Object.values(charges))
        if (typeof charge === "string") assert.match(charge, /^\d+\.\d{2}$/)
      assert.equal(PromotionPointType === null, PromotionPointValue === null)
    }),
  ),
  always(
    "nothing ordered costs nothing, whatever is asked for with it",
    fc.property(anyPriceList, anyOrder, anyPromotion, (list, toPrice, terms) => {
      const { PromotionPointType, PromotionPointValue, ...figures } = quoteOf(
        list,
        { ...toPrice, quantity: 0 },
        terms,
      ).figures
      assert.deepEqual(new Set(Object.values(figures)), new Set(["0.00000", "0.00", false]))
    }),
  ),
  always(
    "the order of the elements changes no price",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const turned = { ...toPrice, elements: toPrice.elements.toReversed() }
      assert.deepEqual(quoteOf(list, turned).figures, quoteOf(list, toPrice).figures)
    }),
  ),
  always(
    "another element never makes a quote cheaper",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const fewer = { ...toPrice, elements: toPrice.elements.slice(0, -1) }
      return totalOf(quoteOf(list, toPrice)) >= totalOf(quoteOf(list, fewer))
    }),
  ),
  always(
    "an element that is free changes no figure",
    fc.property(anyPriceList, anyOrder, fc.boolean(), (plain, toPrice, IsAdditional) => {
      const list = withFree(plain)
      const more = { ...toPrice, elements: [...toPrice.elements, { ElementName: "FREE", IsAdditional }] }
      assert.deepEqual(quoteOf(list, more).figures, quoteOf(list, toPrice).figures)
    }),
  ),
  always(
    "within one bracket and without a promotion more records never cost less",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const quantity = Math.max(1, toPrice.quantity)
      if (isStart(list, quantity + 1)) return true
      const now = totalOf(quoteOf(list, { ...toPrice, quantity }))
      return totalOf(quoteOf(list, { ...toPrice, quantity: quantity + 1 })) >= now
    }),
  ),
  always(
    "an order charge is the shown cost per record times the records, or its minimum",
    fc.property(priceList, something, (list, toPrice) => {
      const { CostPrice, OrderCharge, MinElementsChargeApply } = quoteOf(list, toPrice).figures
      const plain = unraised(CostPrice, toPrice.quantity)
      return whole(OrderCharge) === (MinElementsChargeApply ? whole(list.MinElementsCharge) : plain)
    }),
  ),
  always(
    "the flag of a minimum is set exactly where the minimum raised something",
    fc.property(
      fc.oneof(fc.tuple(priceList, something), atTheMinimums),
      anyPromotion,
      ([list, toPrice], terms) => {
        const { figures } = quoteOf(list, toPrice, terms)
        const plainLabels = quoteOf({ ...list, MinLabelCharge: "0.00" }, toPrice, terms).figures.LabelCharge
        assert.deepEqual(
          {
            elements: figures.MinElementsChargeApply,
            labels: figures.MinLabelChargeApply,
            order: figures.MinOrderAmountApply,
          },
          {
            elements: whole(figures.OrderCharge) > unraised(figures.CostPrice, toPrice.quantity),
            labels: whole(figures.LabelCharge) > whole(plainLabels),
            order: whole(list.MinOrderAmount) > whole(figures.SubTotalCharge),
          },
        )
      },
    ),
  ),
  always(
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
  always(
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
  always(
    "using a list more often never costs less, where its multiple is not below 1",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const once = totalOf(quoteOf(list, { ...toPrice, ListUsage: 1 }))
      return totalOf(quoteOf(list, { ...toPrice, ListUsage: 100 })) >= once
    }),
  ),
  always(
    "a usage of multiple 1 changes nothing, by either method",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const once = { ...toPrice, ListUsage: 1 }
      const whole = quoteOf({ ...list, CalculatePriceMethod: "wholeOrder" }, once)
      assert.deepEqual(quoteOf({ ...list, CalculatePriceMethod: "baseOnly" }, once).figures, whole.figures)
    }),
  ),
  always(
    "both methods agree where no element is additional",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const elements = toPrice.elements.map((element) => ({ ...element, IsAdditional: false }))
      const whole = quoteOf({ ...list, CalculatePriceMethod: "wholeOrder" }, { ...toPrice, elements })
      const base = quoteOf({ ...list, CalculatePriceMethod: "baseOnly" }, { ...toPrice, elements })
      assert.deepEqual(base.figures, whole.figures)
    }),
  ),
  always(
    "an additional element never multiplies where only the base does",
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
  always(
    "more labels never cost less",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const now = totalOf(quoteOf(list, toPrice))
      return totalOf(quoteOf(list, { ...toPrice, labelCount: toPrice.labelCount + 1 })) >= now
    }),
  ),
  always(
    "the cost of goods exceeds neither its cap nor order and labels, and is part of no total",
    fc.property(anyPriceList, anyOrder, anyPromotion, (list, toPrice, terms) => {
      const { GoodsCost, ...figures } = quoteOf(list, toPrice, terms).figures
      const { GoodsCost: _, ...uncapped } = quoteOf(
        { ...list, MaxCostOfGoodPrice: "999999999.00" },
        toPrice,
        terms,
      ).figures
      assert.deepEqual(figures, uncapped)
      assert.ok(whole(GoodsCost) <= whole(list.MaxCostOfGoodPrice))
      assert.ok(whole(GoodsCost) <= whole(figures.OrderCharge) + whole(figures.LabelCharge))
    }),
  ),
  always(
    "a promotion never makes an order dearer, and changes no figure but its own and the total",
    fc.property(anyPriceList, anyOrder, promotion, anyReadings, (list, toPrice, terms, readings) => {
      const own = { PromotionAmount: "", PromotionPointType: null, PromotionPointValue: null }
      const figures = quoteOf(list, toPrice, terms, readings).figures
      const without = quoteOf(list, toPrice).figures
      assert.ok(whole(figures.TotalPretaxCost) <= whole(without.TotalPretaxCost))
      assert.deepEqual(
        { ...figures, ...own, TotalPretaxCost: "" },
        { ...without, ...own, TotalPretaxCost: "" },
      )
    }),
  ),
  always(
    "the promotion of a quote is applied to the figures of that quote",
    fc.property(anyPriceList, anyOrder, promotion, anyReadings, (list, toPrice, terms, readings) => {
      const { figures, notMet } = quoteOf(list, toPrice, terms, readings)
      const again = applyPromotion(terms, orderUnderPromotion(toPrice.quantity, figures), readings)
      assert.deepEqual([usd(again.amount), again.notMet], [figures.PromotionAmount, notMet])
    }),
  ),
  always(
    "pricing twice gives the same, and changes nothing that it was given",
    fc.property(anyPriceList, anyOrder, anyPromotion, anyReadings, (list, toPrice, terms, readings) => {
      const given = JSON.stringify({ list, toPrice, terms })
      const prices = indexPriceList(list)
      const price = (what: OrderToPrice) => quoteOrder(prices, what, terms, readings)
      assert.deepEqual(price(toPrice), price(toPrice))
      assert.equal(JSON.stringify({ list, toPrice, terms }), given)
    }),
  ),
  always(
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
      assert.deepEqual(onMap.figures, quoteOf(alike, toPrice).figures)
    }),
  ),
  always(
    "an order of mobile advertising costs its package, whatever else it asks for",
    fc.property(anyPriceList, something, dollars(200), (list, toPrice, MobilePackageCharge) => {
      const { figures } = quoteOf(list, { ...toPrice, ListType: 190, MobilePackageCharge })
      assert.equal(figures.TotalPretaxCost, MobilePackageCharge)
      assert.deepEqual([figures.CostPrice, figures.OrderCharge], ["0.00000", "0.00"])
    }),
  ),
)
