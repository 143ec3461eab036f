import assert from "node:assert/strict"
import { Result } from "effect"
import fc from "fast-check"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { nextBracket } from "../../src/pricing/price/nextBracket.ts"
import { toPromotionReadings } from "../../src/promotion/PromotionReadings.ts"
import { priceOrder } from "../../src/pricing/price/priceOrder.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { anyPromotion, anyReadings } from "../../src/testing/promotions.ts"
import { anyOrder, order } from "../../src/testing/orders.ts"
import { anyPriceList, priceList } from "../../src/testing/priceLists.ts"
import { priceOf } from "./demoPrices.ts"
import { totalInCents, parseWholeAmount } from "../../src/testing/createPricer.ts"

const ALL = 100_000_000

const something = order.map((toPrice) => ({ ...toPrice, quantity: 1 + (toPrice.quantity % 20_000) }))

export const nextBracketSentences = sentencesAbout(
  "pricing",
  always(
    "the figures of the next bracket are those of the price at its quantity, at a lower cost per record",
    fc.property(anyPriceList, anyOrder, anyPromotion, anyReadings, (list, toPrice, terms, readings) => {
      const now = priceOf(list, toPrice, terms, readings)
      const next = nextBracket(indexPriceList(list), now, ALL, (again) =>
        Result.succeed(priceOf(list, again, terms, readings)),
      )
      if (next === null) return
      const there = priceOf(list, { ...toPrice, quantity: next.quantity }, terms, readings)
      assert.ok(next.quantity > toPrice.quantity)
      assert.deepEqual(
        [next.unitPrice, next.totalBeforeTax],
        [there.figures.unitPrice, there.figures.totalBeforeTax],
      )
      assert.ok(parseWholeAmount(next.unitPrice) < parseWholeAmount(now.figures.unitPrice))
      assert.equal(parseWholeAmount(next.difference), totalInCents(there) - totalInCents(now))
    }),
  ),
  always(
    "no quantity before the next bracket has a lower cost per record",
    fc.property(priceList, something, fc.nat(), (list, toPrice, n) => {
      const now = priceOf(list, toPrice)
      const next = nextBracket(indexPriceList(list), now, ALL, (again) =>
        priceOrder(indexPriceList(list), again, null, toPromotionReadings({})),
      )
      const span = (next?.quantity ?? ALL + 1) - toPrice.quantity
      const between = priceOf(list, { ...toPrice, quantity: toPrice.quantity + (n % span) })
      return parseWholeAmount(between.figures.unitPrice) >= parseWholeAmount(now.figures.unitPrice)
    }),
  ),
)
