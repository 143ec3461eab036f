import type { PromotionOutcome } from "./PromotionOutcome.ts"
import type { Notice } from "../shared/Notice.ts"
import { type MessageText, messageText } from "../shared/wording/MessageText.ts"
import type { PromotionChoice } from "./choosePromotion.ts"
import type { UnmetMinimum } from "./minimumPurchase.ts"
import type { Promotion } from "./Promotion.ts"
import {
  promoCodeAppliedNotice,
  invalidPromoCodeNotice,
  promoMinimumNotMetNotice,
  promoOrderTooSmallNotice,
  promoOtherPackageNotice,
} from "./Notices.ts"

/** The `notMet` value of an outcome whose code is for another mobile package. */
export const OTHER_PACKAGE = "other package" as const

/** The parts of a price that determine its promotion's outcome; included in a `PricedOrder`. */
export interface PriceWithPromotion {
  readonly figures: { readonly discount: string }
  readonly notMet: UnmetMinimum | null
}

const minimumOf = ({ minimumRecords, minimumSpend }: Promotion) => ({
  spend: minimumSpend,
  records: minimumRecords,
})

/**
 * Returns the outcome to show the buyer for a price's promotion; null if there's neither a code nor a promotion that
 * works without one.
 */
export const toPromotionOutcome = (
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
        code: choice.promotion.code,
        state: "notMet",
        notMet: OTHER_PACKAGE,
        amount: "0.00",
      }
    case "Chosen":
      return {
        code: choice.promotion.code,
        state: notMet === null ? "applied" : "notMet",
        notMet,
        ...(notMet === null ? {} : { minimum: minimumOf(choice.promotion) }),
        amount: figures.discount,
      }
  }
}

/**
 * Returns the reason why an order with this promotion isn't placed, and what to do about it; null if it may be placed.
 * A buyer who typed a code expects its discount, so no order is placed without it. `outcome` is null if the order has
 * neither code nor promotion [ob8-promo-code].
 */
export const promoCodeRefusal = (outcome: PromotionOutcome | null): MessageText | null => {
  if (outcome === null || outcome.state === "applied") return null
  const said = messageText`Promotion code ${outcome.code}: ${promotionOutcomeNotice(outcome).text}`
  // The words about a package say what to do themselves.
  if (outcome.notMet === OTHER_PACKAGE) return said
  return messageText`${said} ${outcome.state === "notValid" ? "Enter another code, or remove it." : "Order more, or remove the code."}`
}

/** Returns the notice to the buyer about a price's promotion [ob8-promo-code]. */
export const promotionOutcomeNotice = ({ state, notMet, minimum, amount }: PromotionOutcome): Notice => {
  if (state === "notValid") return invalidPromoCodeNotice
  switch (notMet) {
    case null:
      return promoCodeAppliedNotice(amount)
    case OTHER_PACKAGE:
      return promoOtherPackageNotice
    case "minimum spend":
    case "minimum records":
      return minimum === undefined ? promoOrderTooSmallNotice : promoMinimumNotMetNotice(notMet, minimum)
  }
}
