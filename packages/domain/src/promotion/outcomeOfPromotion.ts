import type { PromotionOutcome, QuoteFigures } from "../pricing/Quotes.ts"
import type { PromotionChoice } from "./choosePromotion.ts"
import type { MinimumNotMet } from "./minimumPurchase.ts"

/** What `notMet` of an outcome says where the code is for another mobile package. */
export const OTHER_PACKAGE = "other package"

/** A price as far as its promotion is concerned: a QuotedOrder is one. */
export interface PriceWithPromotion {
  readonly figures: QuoteFigures
  readonly notMet: MinimumNotMet | null
}

/** What a buyer is told about the promotion of a price; null where there is neither a code nor a promotion without one. */
export const outcomeOfPromotion = (
  choice: PromotionChoice,
  { figures, notMet }: PriceWithPromotion,
): PromotionOutcome | null => {
  switch (choice._tag) {
    case "NoPromotion":
      return null
    case "CodeNotValid":
      return { code: choice.code, state: "notValid", notMet: null, amount: "0.00" }
    case "OtherPackage":
      return {
        code: choice.promotion.PromotionCode,
        state: "notMet",
        notMet: OTHER_PACKAGE,
        amount: "0.00",
      }
    case "Chosen":
      return {
        code: choice.promotion.PromotionCode,
        state: notMet === null ? "applied" : "notMet",
        notMet,
        amount: figures.PromotionAmount,
      }
  }
}
