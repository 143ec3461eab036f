import type { UserInfo } from "../settings/UserInfo.ts"

/** An entry in the history menu. */
export type HistoryMenu = "orderHistory" | "digitalHistory"

/**
 * Returns the history menus in the side navigation; the digital history requires the order history [p6-history-menu].
 */
export const historyMenus = (
  user: Pick<UserInfo, "showOrderHistory" | "showDigitalHistory">,
): ReadonlyArray<HistoryMenu> => {
  if (!user.showOrderHistory) return []
  return user.showDigitalHistory ? ["orderHistory", "digitalHistory"] : ["orderHistory"]
}

/** Returns whether /videos stays open or redirects to the landing page [p6-videos]. */
export const videosRoute = (user: Pick<UserInfo, "showVideos">): "stay" | "landing" =>
  user.showVideos ? "stay" : "landing"
