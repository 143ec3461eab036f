import { historyMenus, type User } from "@listwright/domain/account"

/** A page of the whole site. */
export interface SitePage {
  readonly to: string
  readonly title: string
  /** What else people call it. */
  readonly alsoCalled: ReadonlyArray<string>
}

export const LANDING_PAGE: SitePage = {
  to: "/",
  title: "Landing page",
  alsoCalled: ["Home", "Start page"],
}

const SAVED_LISTS: SitePage = { to: "/slc", title: "Saved Lists", alsoCalled: ["Saved orders"] }
/** What was ordered. */
export const ORDER_HISTORY: SitePage = {
  to: "/orderhistory",
  title: "Order History",
  alsoCalled: ["Past orders", "My orders", "Order More"],
}

/** What became of digital campaigns. */
export const DIGITAL_HISTORY: SitePage = {
  to: "/DigitalReporting",
  title: "Digital History",
  alsoCalled: ["Digital reporting", "My campaigns", "Campaign requests"],
}

/** What points are redeemed for. */
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

/** What the user's own menu leads to besides; videos only where the user may see them. */
export const ownPages = ({ showVideos }: Pick<User, "showVideos">): ReadonlyArray<SitePage> =>
  showVideos === true ? [REWARDS_PAGE, VIDEOS_PAGE] : [REWARDS_PAGE]

/** What header and menu lead to beside the landing page, for a user [p6-history-menu]. */
export const menuPages = ({
  showDigitalHistory = false,
  showOrderHistory = true,
}: Pick<User, "showDigitalHistory" | "showOrderHistory">): ReadonlyArray<SitePage> => [
  SAVED_LISTS,
  ...historyMenus({ showDigitalHistory, showOrderHistory }).map((menu) =>
    menu === "orderHistory" ? ORDER_HISTORY : DIGITAL_HISTORY,
  ),
]
