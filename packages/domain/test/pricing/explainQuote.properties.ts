import assert from "node:assert/strict"
import fc from "fast-check"
import { BigDecimal } from "effect"
import { explainUnitPrice, explainQuote } from "../../src/pricing/quote/explainQuote.ts"
import type { QuoteLine } from "../../src/pricing/quote/Quote.ts"
import { figure, fixed } from "../../src/shared/Decimal.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { anyPromotion } from "../../src/testing/promotions.ts"
import { anyOrder } from "../../src/testing/orders.ts"
import { anyPriceList } from "../../src/testing/priceLists.ts"
import { quoteOf } from "./demoPrices.ts"
import { totalOf, whole } from "../../src/testing/quoting.ts"

const sum = (lines: ReadonlyArray<QuoteLine>): BigDecimal.BigDecimal =>
  BigDecimal.sumAll(lines.map(({ amount }) => figure(amount)))

export const explainQuoteSentences = sentencesAbout(
  "pricing",
  always(
    "the lines of a quote sum to its total",
    fc.property(anyPriceList, anyOrder, anyPromotion, (list, toPrice, terms) => {
      const quoted = quoteOf(list, toPrice, terms)
      const cents = explainQuote(quoted).reduce((total, { amount }) => total + whole(amount), 0n)
      return cents === totalOf(quoted)
    }),
  ),
  always(
    "no line of a quote but the first is 0",
    fc.property(anyPriceList, anyOrder, anyPromotion, (list, toPrice, terms) =>
      explainQuote(quoteOf(list, toPrice, terms))
        .slice(1)
        .every(({ amount }) => whole(amount) !== 0n),
    ),
  ),
  always(
    "the lines of a cost per record sum to it before it is rounded",
    fc.property(anyPriceList, anyOrder, (list, toPrice) => {
      const quoted = quoteOf(list, toPrice)
      const lines = explainUnitPrice(quoted)
      const exact = quoted.parts[0]?.perRecord.exact ?? figure("0")
      assert.ok(BigDecimal.equals(sum(lines), exact))
      assert.equal(fixed(sum(lines), 5), quoted.figures.unitPrice)
    }),
  ),
)
