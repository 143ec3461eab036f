import { formatWholeNumber } from "../shared/formatWholeNumber.ts"
import { dollars } from "../shared/dollars.ts"
import { type Notice, notice } from "../shared/Notice.ts"
import type { UnmetMinimum } from "./minimumPurchase.ts"
import type { PromotionOutcome } from "./PromotionOutcome.ts"

/** The message for a code that's unknown or expired, or that couldn't be checked [ob8-promo-code]. */
export const INVALID_PROMO_CODE = "The code is not valid."

/** The notice for an invalid code. */
export const invalidPromoCodeNotice: Notice = notice("error", "", INVALID_PROMO_CODE)

/** The message that asks for a missing code [ob4-promo-code]. */
export const PROMO_CODE_REQUIRED = "Please enter a promotion code."

/** The notice for an empty code box [ob4-promo-code]. */
export const promoCodeRequiredNotice: Notice = notice("warning", "", PROMO_CODE_REQUIRED)

/**
 * Returns the notice for an applied code. `amount` is a decimal string in dollars. A code that earns points has the
 * amount 0, which isn't mentioned [ob8-promo-code].
 */
export const promoCodeAppliedNotice = (amount: string): Notice =>
  notice(
    "success",
    "",
    Number(amount) === 0
      ? "Promo code has been applied."
      : `Promo code has been applied. Deducted: ${dollars(amount)}`,
  )

/** The notice for a valid code that requires a mobile package missing from the order. */
export const promoOtherPackageNotice: Notice = notice(
  "warning",
  "",
  "This code is for another mobile package. Please choose that package, or remove the code.",
)

/** The notice for an order below the promotion's minimum, when the price doesn't state the minimum. */
export const promoOrderTooSmallNotice = notice("warning", "", "This code requires a larger order.")

/** Returns the notice for a valid code on an order below the code's minimum. */
export const promoMinimumNotMetNotice = (
  notMet: UnmetMinimum,
  minimum: NonNullable<PromotionOutcome["minimum"]>,
): Notice => {
  switch (notMet) {
    case "minimum spend":
      return notice(
        "warning",
        "",
        `This code requires an order of at least ${dollars(minimum.spend ?? "0.00")}.`,
      )
    case "minimum records":
      return notice(
        "warning",
        "",
        `This code requires at least ${formatWholeNumber(minimum.records ?? 0)} records.`,
      )
  }
}
