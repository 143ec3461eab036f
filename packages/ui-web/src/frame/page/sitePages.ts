import { historyMenus } from "@listwright/domain/account"
import { hasPage } from "@listwright/domain/parts"
import type { Session } from "../../app/Sessions.ts"

/** A site-wide page. */
export interface SitePage {
  readonly to: string
  readonly title: string
  /** Other names that users may search for the page by. */
  readonly alsoCalled: ReadonlyArray<string>
}

export const LANDING_PAGE: SitePage = {
  to: "/",
  title: "Landing page",
  alsoCalled: ["Home", "Start page"],
}

const SAVED_LISTS: SitePage = { to: "/slc", title: "Saved Lists", alsoCalled: ["Saved orders"] }
/** The page of past orders. */
export const ORDER_HISTORY: SitePage = {
  to: "/orderhistory",
  title: "Order History",
  alsoCalled: ["Past orders", "My orders", "Order More"],
}

/** The page for digital campaign reports. */
export const DIGITAL_HISTORY: SitePage = {
  to: "/DigitalReporting",
  title: "Digital History",
  alsoCalled: ["Digital reporting", "My campaigns", "Campaign requests"],
}

/** The page for redeeming points for gifts. */
export const REWARDS_PAGE: SitePage = {
  to: "/reward",
  title: "Rewards",
  alsoCalled: ["Reward points", "Gifts", "Redeem points"],
}

export const VIDEOS_PAGE: SitePage = {
  to: "/videos",
  title: "Videos",
  alsoCalled: ["Video library", "Tutorials"],
}

/** Returns the additional pages in the user's own menu, with videos only if the user has access to them [p6-parts]. */
export const personalPages = ({ site, user }: Session): ReadonlyArray<SitePage> =>
  (user.showVideos === true ? [REWARDS_PAGE, VIDEOS_PAGE] : [REWARDS_PAGE]).filter(({ to }) =>
    hasPage(site, to),
  )

/** Returns the user's pages in the header and the menu, other than the landing page [p6-history-menu] [p6-parts]. */
export const menuPages = ({ site, user }: Session): ReadonlyArray<SitePage> => {
  const { showDigitalHistory = false, showOrderHistory = true } = user
  const histories = historyMenus({ showDigitalHistory, showOrderHistory }).map((menu) =>
    menu === "orderHistory" ? ORDER_HISTORY : DIGITAL_HISTORY,
  )
  return [SAVED_LISTS, ...histories].filter(({ to }) => hasPage(site, to))
}
