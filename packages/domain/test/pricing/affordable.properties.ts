import assert from "node:assert/strict"
import { BigDecimal, Result } from "effect"
import fc from "fast-check"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { findAffordableQuantity } from "../../src/pricing/price/findAffordableQuantity.ts"
import { priceWithPromotion } from "../../src/pricing/price/priceWithPromotion.ts"
import { figure } from "../../src/shared/Decimal.ts"
import { anyOrder } from "../../src/testing/orders.ts"
import { priceListWithGaps, priceList } from "../../src/testing/priceLists.ts"
import { anyReadings, promotion } from "../../src/testing/promotions.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"

/**
 * The largest quantity, small enough to price every quantity. Brackets and promotions are scaled down to this range.
 */
const FEW = 260

const list = fc.oneof(priceList, priceListWithGaps).map((any) => ({
  ...any,
  elementPrices: any.elementPrices.map((row) => ({
    ...row,
    from: row.from > 1 ? 1 + Math.ceil(row.from / 12) : 1,
    to: row.to === null ? null : Math.ceil((row.to + 1) / 12),
    price: (Number(row.price) * 4).toFixed(5),
  })),
}))

const promotions = fc.array(
  fc.tuple(promotion, fc.boolean()).map(([terms, isNoRequired]) => ({
    ...terms,
    minimumRecords: terms.minimumRecords === null ? null : terms.minimumRecords % FEW,
    name: "Any",
    code: "CODE",
    packageIds: [],
    needsNoCode: isNoRequired,
  })),
  { maxLength: 3 },
)

export const affordableSentences = sentencesAbout(
  "pricing",
  always(
    "a budget buys as many records as pricing every quantity finds, and the next one costs more",
    fc.property(
      fc.record({
        list,
        order: anyOrder.map((any) => ({ ...any, labelCount: 0 })),
        promotions,
        readings: anyReadings,
        typed: fc.constantFrom("", "CODE"),
      }),
      fc.integer({ min: 1, max: FEW }),
      fc.nat({ max: FEW }),
      fc.tuple(fc.nat({ max: FEW }), fc.integer({ min: -1, max: 1 })),
      (drawn, available, least, [at, cents]) => {
        const prices = indexPriceList(drawn.list)
        const priceOf = (order: typeof drawn.order) =>
          priceWithPromotion(prices, order, drawn.promotions, drawn.typed, null, drawn.readings)
        const from = Math.min(Math.max(least % available, 1), available)
        const totals = new Map<number, BigDecimal.BigDecimal>()
        for (let quantity = from; quantity <= available; quantity++) {
          const priced = Result.getOrUndefined(priceOf({ ...drawn.order, quantity }))
          if (priced !== undefined) totals.set(quantity, figure(priced.priced.figures.totalBeforeTax))
        }
        const near = totals.get(1 + (at % available)) ?? BigDecimal.make(5000n, 2)
        const budget = BigDecimal.sum(near, BigDecimal.make(BigInt(cents), 2))
        const found = findAffordableQuantity(prices, drawn.order, budget, { available, least: from }, priceOf)
        const within = [...totals].filter(([, total]) => BigDecimal.isLessThanOrEqualTo(total, budget))
        assert.equal(found.most?.quantity ?? 0, within.at(-1)?.[0] ?? 0)
        const least_ = [...totals.values()].reduce<BigDecimal.BigDecimal | null>(
          (best, total) => (best === null || BigDecimal.isLessThan(total, best) ? total : best),
          null,
        )
        assert.equal(found.cheapest === null, least_ === null)
        if (found.cheapest !== null && least_ !== null)
          assert.ok(BigDecimal.equals(figure(found.cheapest.totalBeforeTax), least_))
        if (found.most !== null && found.next !== null)
          assert.ok(BigDecimal.isGreaterThan(figure(found.next.totalBeforeTax), budget))
      },
    ),
  ),
)
