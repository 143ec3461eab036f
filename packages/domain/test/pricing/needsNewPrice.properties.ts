import assert from "node:assert/strict"
import fc from "fast-check"
import { needsNewPrice } from "../../src/pricing/needsNewPrice.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { anyOrder, anyPriceList, anyPromotion } from "./arbitraryOrder.ts"
import { quoteOf } from "./demoPrices.ts"

const basis = fc.record({
  priceListId: fc.constant("1"),
  order: anyOrder,
  promotion: anyPromotion,
})

/** The same price told otherwise: elements in another order, with other sub-elements. */
const toldOtherwise = basis.chain((one) =>
  fc.shuffledSubarray([...one.order.elements], { minLength: one.order.elements.length }).map((shuffled) => {
    const elements = shuffled.map((element) => ({ ...element, SubColumnName: "PART" }))
    return [one, { ...one, order: { ...one.order, elements } }] as const
  }),
)

/** [ob4-recalculation] */
export const needsNewPriceSentences = sentencesAbout(
  "pricing",
  always(
    "a price that need not be made anew would be the same",
    fc.property(anyPriceList, fc.oneof(toldOtherwise, fc.tuple(basis, basis)), (list, [before, after]) => {
      if (needsNewPrice(before, after)) return
      assert.deepEqual(
        quoteOf(list, after.order, after.promotion).figures,
        quoteOf(list, before.order, before.promotion).figures,
      )
    }),
  ),
  always(
    "the same order told otherwise needs no new price",
    fc.property(toldOtherwise, ([before, after]) => !needsNewPrice(before, after)),
  ),
)
