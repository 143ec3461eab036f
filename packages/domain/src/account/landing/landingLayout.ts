import { hasPart, type SiteParts } from "../../shared/Part.ts"
import { landingVersionReading } from "../../shared/readings.ts"
import type { User } from "../User.ts"
import type { RecentRow, UserInfo } from "../settings/UserInfo.ts"

/** The landing pages: 1 full, 2 compact. */
export const LANDING_VERSIONS = landingVersionReading.options
export type LandingVersion = (typeof LANDING_VERSIONS)[number]

/**
 * Returns the landing page to show: 1 full, 2 compact; uses the site's setting if the user record specifies neither.
 */
export const landingVersion = (
  { landingVersion: ofUser }: Pick<User, "landingVersion">,
  ofSite: LandingVersion,
): LandingVersion => (ofUser === 1 || ofUser === 2 ? ofUser : ofSite)

/** Returns the other landing page, for users who want to switch. */
export const alternateLandingVersion = (version: LandingVersion): LandingVersion => (version === 1 ? 2 : 1)

/** The banner cards. Each scrolls to its section, except the videos card, which opens a page. */
export const BANNER_CARDS = {
  reach: "Reach new prospects",
  manage: "Manage (enhance or clean) your customer data",
  analyze: "Analyze your customers",
  videos: "Display my videos",
} as const
export type BannerCard = keyof typeof BANNER_CARDS

/**
 * Returns the banner cards to show; the videos card requires the videos flag, and a site without a part doesn't show
 * that part's cards [p6-videos] [p6-parts].
 */
export const bannerCards = (
  { showVideos }: Pick<User, "showVideos">,
  site: SiteParts,
): ReadonlyArray<BannerCard> => [
  "reach",
  ...(hasPart(site, "services") ? (["manage", "analyze"] as const) : []),
  ...(showVideos === true && hasPart(site, "videos") ? (["videos"] as const) : []),
]

/** The digital campaign cards, all of which open the same request form. */
export const CAMPAIGN_CARDS = ["Email", "Display and Social", "Multi-Channel"] as const

/** The cards next to the points. `spinner` means that the user's data hasn't loaded yet; null means no card. */
export interface DashboardCards {
  readonly middle: "spinner" | "video" | "recentOrders"
  readonly third: "spinner" | "diagnosticPromotion" | "savedOrders" | "recentOrders" | null
}

/**
 * Returns the cards' contents. The middle card shows recent orders if there are both recent and saved orders; otherwise
 * it shows the video placeholder, and the third card shows whichever list exists. In order of preference, the third
 * card shows saved orders, recent orders, or the free diagnostic; a site without services has no diagnostic [p6-parts].
 * A `user` of null means that the user's data hasn't loaded.
 */
export const dashboardCards = (
  user: Pick<UserInfo, "recentOrders" | "savedOrders"> | null,
  site: SiteParts,
): DashboardCards => {
  if (user === null) return { middle: "spinner", third: "spinner" }
  const hasRecent = user.recentOrders.length > 0
  const hasSaved = user.savedOrders.length > 0
  return {
    middle: hasRecent && hasSaved ? "recentOrders" : "video",
    third: hasSaved
      ? "savedOrders"
      : hasRecent
        ? "recentOrders"
        : hasPart(site, "services")
          ? "diagnosticPromotion"
          : null,
  }
}

/** The number of rows that fit on a dashboard card. */
export const DASHBOARD_ROW_COUNT = 2

/** Returns the most recent rows, most recent first; rows with the same time keep their order. */
export const latestRows = (rows: ReadonlyArray<RecentRow>): ReadonlyArray<RecentRow> =>
  rows
    .toSorted((a, b) => (a.orderDate < b.orderDate ? 1 : a.orderDate > b.orderDate ? -1 : 0))
    .slice(0, DASHBOARD_ROW_COUNT)
