import type { Promotion } from "./Promotion.ts"
import { findUnmetMinimum } from "./minimumPurchase.ts"
import type { DiscountableOrder } from "./discount.ts"

/**
 * Returns whether a promotion may be used with an order's mobile package: it names either no package or this one. Null
 * means that the order has no package.
 */
export const isValidForPackage = (
  promotion: Pick<Promotion, "packageIds">,
  mobilePackageId: number | null,
): boolean =>
  promotion.packageIds.length === 0 ||
  (mobilePackageId !== null && promotion.packageIds.includes(mobilePackageId))

/** The promotion used to price an order, or the reason why the typed code has no effect. */
export type PromotionChoice =
  | { readonly _tag: "NoPromotion" }
  | { readonly _tag: "Chosen"; readonly promotion: Promotion }
  | { readonly _tag: "CodeNotValid"; readonly code: string }
  | { readonly _tag: "OtherPackage"; readonly promotion: Promotion }

/** Normalizes a typed code: trims spaces and converts it to uppercase. */
export const normalizePromoCode = (typed: string): string => typed.trim().toUpperCase()

/**
 * Chooses an order's only promotion; promotions can't be combined.
 *
 * - The code typed by the buyer takes precedence. It's kept even if its minimum purchase isn't met, and the buyer sees
 *   what's missing. An unknown code, or one for another mobile package, results in no promotion; a promotion without a
 *   code doesn't replace it until the code is removed.
 *
 * - Without a code, it's the first promotion that doesn't need one (`needsNoCode`), is valid for the package, and has
 *   its minimum met. The first is the one that appears first in the site's file, even if another would give a larger
 *   discount.
 *
 * `promotions` are those that currently apply to the source and the user. The specification doesn't define which of
 * several promotions without a code applies; this rule is our decision.
 */
export const choosePromotion = (
  promotions: ReadonlyArray<Promotion>,
  typed: string,
  order: DiscountableOrder,
  mobilePackageId: number | null,
): PromotionChoice => {
  const code = normalizePromoCode(typed)
  if (code === "") {
    const promotion = promotions.find(
      (one) =>
        one.needsNoCode &&
        isValidForPackage(one, mobilePackageId) &&
        findUnmetMinimum(one, order.subtotal, order.quantity) === null,
    )
    return promotion === undefined ? { _tag: "NoPromotion" } : { _tag: "Chosen", promotion }
  }
  const named = promotions.filter((one) => one.code === code)
  const promotion = named.find((one) => isValidForPackage(one, mobilePackageId)) ?? named[0]
  if (promotion === undefined) return { _tag: "CodeNotValid", code }
  return { _tag: isValidForPackage(promotion, mobilePackageId) ? "Chosen" : "OtherPackage", promotion }
}
