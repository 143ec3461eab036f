import type { UserInfo } from "../settings/UserInfo.ts"

/** An entry of the history menu. */
export type HistoryMenu = "orderHistory" | "digitalHistory"

/** The history menus of the side navigation; the digital one only together with the other [p6-history-menu]. */
export const historyMenus = (
  user: Pick<UserInfo, "showOrderHistory" | "showDigitalHistory">,
): ReadonlyArray<HistoryMenu> => {
  if (!user.showOrderHistory) return []
  return user.showDigitalHistory ? ["orderHistory", "digitalHistory"] : ["orderHistory"]
}

/** Decides whether /videos stays or redirects to the landing page [p6-videos]. */
export const videosRoute = (user: Pick<UserInfo, "showVideos">): "stay" | "landing" =>
  user.showVideos ? "stay" : "landing"
