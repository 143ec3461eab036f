import type { SiteConfiguration } from "../../account/SiteConfiguration.ts"

/**
 * Returns whether orders may be placed at all: placing is enabled on the site, and the user isn't a no-pay user. If
 * not, an overlay covers the forms [ob4-placing-allowed] [ob6-placing-flags] [p6-site-flags].
 */
export const isPlacingAllowed = (site: Pick<SiteConfiguration, "takesOrders" | "mayNotPay">): boolean =>
  site.takesOrders && !site.mayNotPay

/** Returns the reward points to display for an order; 0 if it can't be placed. */
export const displayedPoints = (
  site: Parameters<typeof isPlacingAllowed>[0],
  { points }: { readonly points: number },
): number => (isPlacingAllowed(site) ? points : 0)

/** Returns whether the promotion code field is shown [ob6-placing-flags]. */
export const isPromotionVisible = (site: Pick<SiteConfiguration, "showPromotion" | "mayNotPay">): boolean =>
  site.showPromotion && !site.mayNotPay

/**
 * The state of Send Quote. 'hidden' means that the site doesn't offer quotes; 'needsSavedCount' means that the count
 * must be saved first, which a notice explains when the button is pressed.
 */
export type SendQuoteState = "hidden" | "needsSavedCount" | "ready"

/** Decides the state of Send Quote [ob6-placing-flags] [p6-site-flags]. */
export const decideSendQuote = (
  site: Pick<SiteConfiguration, "offersQuotes">,
  isCountSaved: boolean,
): SendQuoteState => {
  if (!site.offersQuotes) return "hidden"
  return isCountSaved ? "ready" : "needsSavedCount"
}
