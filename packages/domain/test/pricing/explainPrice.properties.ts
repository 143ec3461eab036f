import assert from "node:assert/strict"
import fc from "fast-check"
import { BigDecimal } from "effect"
import { explainUnitPrice, explainPrice } from "../../src/pricing/price/explainPrice.ts"
import type { PriceLine } from "../../src/pricing/price/Price.ts"
import { figure, formatFixed } from "../../src/shared/Decimal.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { anyPromotion } from "../../src/testing/promotions.ts"
import { anyOrder } from "../../src/testing/orders.ts"
import { anyPriceList } from "../../src/testing/priceLists.ts"
import { priceOf } from "./demoPrices.ts"
import { totalInCents, parseWholeAmount } from "../../src/testing/createPricer.ts"

const sum = (lines: ReadonlyArray<PriceLine>): BigDecimal.BigDecimal =>
  BigDecimal.sumAll(lines.map(({ amount }) => figure(amount)))

export const explainPriceSentences = sentencesAbout(
  "pricing",
  always(
    "the lines of a price sum to its total",
    fc.property(anyPriceList, anyOrder, anyPromotion, (list, toPrice, terms) => {
      const quoted = priceOf(list, toPrice, terms)
      const cents = explainPrice(quoted).reduce((total, { amount }) => total + parseWholeAmount(amount), 0n)
      return cents === totalInCents(quoted)
    }),
  ),
  always(
    "no line of a price but the first is 0",
    fc.property(anyPriceList, anyOrder, anyPromotion, (list, toPrice, terms) =>
      explainPrice(priceOf(list, toPrice, terms))
        .slice(1)
        .every(({ amount }) => parseWholeAmount(amount) !== 0n),
    ),
  ),
  always(
    "the lines of a cost per record sum to it before it is rounded",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const quoted = priceOf(list, toPrice)
      const lines = explainUnitPrice(quoted)
      const exact = quoted.parts[0]?.perRecord.exact ?? figure("0")
      assert.ok(BigDecimal.equals(sum(lines), exact))
      assert.equal(formatFixed(sum(lines), 5), quoted.figures.unitPrice)
    }),
  ),
)
