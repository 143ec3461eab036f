import type { Promotion } from "./Promotion.ts"
import { minimumNotMet } from "./minimumPurchase.ts"
import type { OrderUnderPromotion } from "./discount.ts"

/**
 * Whether a promotion may be used with an order's mobile package: it names none, or this one. null: the order has no
 * package.
 */
export const holdsForPackage = (
  promotion: Pick<Promotion, "PackageIds">,
  mobilePackageId: number | null,
): boolean =>
  promotion.PackageIds.length === 0 ||
  (mobilePackageId !== null && promotion.PackageIds.includes(mobilePackageId))

/** Which promotion an order is priced with, or why the typed code gives none. */
export type PromotionChoice =
  | { readonly _tag: "NoPromotion" }
  | { readonly _tag: "Chosen"; readonly promotion: Promotion }
  | { readonly _tag: "CodeNotValid"; readonly code: string }
  | { readonly _tag: "OtherPackage"; readonly promotion: Promotion }

/** A code as it counts: without blanks around it, in capitals. */
export const promoCodeOf = (typed: string): string => typed.trim().toUpperCase()

/**
 * The one promotion of an order: promotions never add up.
 *
 * - The code that the buyer typed comes first, and is kept even while its minimum purchase is not met, so that the buyer
 * is told what is missing. A code that none of the promotions has, or that is for another mobile package, gives none:
 * no promotion without a code takes its place until the code is removed.
 * - Without a code it is the first promotion that needs none (IsNoRequired), holds for the package and has its minimum
 * met. The first is the one that stands first in the site's file; none is looked for that would take more
 * off.
 *
 * `promotions` are those that hold now for the source and the user. Which of several no-code promotions counts is not
 * specified; this is a decision.
 */
export const choosePromotion = (
  promotions: ReadonlyArray<Promotion>,
  typed: string,
  order: OrderUnderPromotion,
  mobilePackageId: number | null,
): PromotionChoice => {
  const code = promoCodeOf(typed)
  if (code === "") {
    const promotion = promotions.find(
      (one) =>
        one.IsNoRequired &&
        holdsForPackage(one, mobilePackageId) &&
        minimumNotMet(one, order.subTotalCharge, order.quantity) === null,
    )
    return promotion === undefined ? { _tag: "NoPromotion" } : { _tag: "Chosen", promotion }
  }
  const named = promotions.filter((one) => one.PromotionCode === code)
  const promotion = named.find((one) => holdsForPackage(one, mobilePackageId)) ?? named[0]
  if (promotion === undefined) return { _tag: "CodeNotValid", code }
  return { _tag: holdsForPackage(promotion, mobilePackageId) ? "Chosen" : "OtherPackage", promotion }
}
