import assert from "node:assert/strict"
import fc from "fast-check"
import { choosePromotion, isValidForPackage } from "../../src/promotion/choosePromotion.ts"
import { findUnmetMinimum } from "../../src/promotion/minimumPurchase.ts"
import type { Promotion } from "../../src/promotion/Promotion.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { promotion, discountableOrder } from "../../src/testing/promotions.ts"

const CODES = ["A", "B", "C", "D"] as const

/** Promotions with codes of their own. */
const promotions: fc.Arbitrary<ReadonlyArray<Promotion>> = fc
  .uniqueArray(fc.constantFrom(...CODES))
  .chain((codes) =>
    fc.tuple(
      ...codes.map((PromotionCode) =>
        fc.tuple(promotion, fc.subarray([1, 2]), fc.boolean()).map(([terms, packageIds, needsNoCode]) => ({
          ...terms,
          name: PromotionCode,
          code: PromotionCode,
          packageIds,
          needsNoCode,
        })),
      ),
    ),
  )

const packageId = fc.option(fc.constantFrom(1, 2, 3))

export const choosePromotionSentences = sentencesAbout(
  "promotion",
  always(
    "a chosen promotion holds for the package, and is the one of the code or needs none and is met",
    fc.property(
      promotions,
      fc.constantFrom("", ...CODES, "a"),
      discountableOrder,
      packageId,
      (all, typed, on, id) => {
        const choice = choosePromotion(all, typed, on, id)
        if (choice._tag !== "Chosen") return
        const one = choice.promotion
        assert.ok(isValidForPackage(one, id))
        if (typed !== "") assert.equal(one.code, typed.toUpperCase())
        else assert.ok(one.needsNoCode && findUnmetMinimum(one, on.subtotal, on.quantity) === null)
      },
    ),
  ),
  always(
    "promotions that need a code change nothing for a buyer without one",
    fc.property(promotions, discountableOrder, packageId, (all, on, id) => {
      const free = all.filter(({ needsNoCode }) => needsNoCode)
      assert.deepEqual(choosePromotion(all, "", on, id), choosePromotion(free, "", on, id))
    }),
  ),
)
