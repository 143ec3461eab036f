import type { SiteConfiguration } from "../../account/SiteConfiguration.ts"

/**
 * Tells whether orders may be placed at all: the site has placing turned on, and the user isn't a no-pay user.
 * Otherwise, an overlay covers the forms [ob4-placing-allowed] [ob6-placing-flags] [p6-site-flags].
 */
export const placingAllowed = (
  site: Pick<SiteConfiguration, "isPlaceOrderEnabled" | "isUserNoPay">,
): boolean => site.isPlaceOrderEnabled && !site.isUserNoPay

/** The reward points that an order is said to earn: an order that can't be placed earns nothing. */
export const promisedPoints = (
  site: Parameters<typeof placingAllowed>[0],
  { points }: { readonly points: number },
): number => (placingAllowed(site) ? points : 0)

/** Tells whether the promotion code is offered [ob6-placing-flags]. */
export const promotionVisible = (site: Pick<SiteConfiguration, "showPromotion" | "isUserNoPay">): boolean =>
  site.showPromotion && !site.isUserNoPay

/**
 * The state of Send Quote. 'hidden' means that the site has no quotes; 'needsSavedCount', that it was pressed before
 * Save Count, and a notice says so.
 */
export type SendQuote = "hidden" | "needsSavedCount" | "ready"

/** Decides the state of Send Quote [ob6-placing-flags] [p6-site-flags]. */
export const sendQuote = (
  site: Pick<SiteConfiguration, "isOrderQuoteEnabled">,
  isCountSaved: boolean,
): SendQuote => {
  if (!site.isOrderQuoteEnabled) return "hidden"
  return isCountSaved ? "ready" : "needsSavedCount"
}
