import type { Promotion } from "./Promotion.ts"

/**
 * Whether a promotion may be used with an order's mobile package: it names none, or this one. null: the order has no
 * package. spec: decisions, Money (PackageIds)
 */
export const holdsForPackage = (
  promotion: Pick<Promotion, "PackageIds">,
  mobilePackageId: number | null,
): boolean =>
  promotion.PackageIds.length === 0 ||
  (mobilePackageId !== null && promotion.PackageIds.includes(mobilePackageId))
