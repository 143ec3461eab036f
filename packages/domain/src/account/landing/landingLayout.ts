import { landingVersionReading } from "../../shared/readings.ts"
import type { User } from "../User.ts"
import type { RecentRow, UserInfo } from "../settings/UserInfo.ts"

/** 1 the full landing page, 2 the compact one. */
export const LANDING_VERSIONS = landingVersionReading.options
export type LandingVersion = (typeof LANDING_VERSIONS)[number]

/** Returns the landing page to show: 1 full, 2 compact; the site's if the user record names neither. */
export const landingVersion = (
  { landingVersion: ofUser }: Pick<User, "landingVersion">,
  ofSite: LandingVersion,
): LandingVersion => (ofUser === 1 || ofUser === 2 ? ofUser : ofSite)

/** The landing page that the user does not have, for whoever wants to see it. */
export const otherLandingVersion = (version: LandingVersion): LandingVersion => (version === 1 ? 2 : 1)

/** The banner cards; each scrolls to its section but the videos, which open their page. */
export const BANNER_CARDS = {
  reach: "Reach new prospects",
  manage: "Manage (enhance or clean) your customer data",
  analyze: "Analyze your customers",
  videos: "Display my videos",
} as const
export type BannerCard = keyof typeof BANNER_CARDS

/** [p6-videos] */
export const bannerCards = ({ showVideos }: Pick<User, "showVideos">): ReadonlyArray<BannerCard> =>
  showVideos === true ? ["reach", "manage", "analyze", "videos"] : ["reach", "manage", "analyze"]

/** The cards of digital campaigns; each opens the same request. */
export const CAMPAIGN_CARDS = ["Email", "Display and Social", "Multi-Channel"] as const

/** The cards next to the points. `spinner`: the user's data has not loaded yet. */
export interface DashboardCards {
  readonly middle: "spinner" | "video" | "recentOrders"
  readonly third: "spinner" | "diagnosticPromotion" | "savedOrders" | "recentOrders"
}

/**
 * The middle card shows recent orders where there are recent and saved ones, else the video placeholder (the third card
 * then has the only list there is); the third saved orders, else recent ones, else the free diagnostic. `null`: not
 * loaded.
 */
export const dashboardCards = (
  user: Pick<UserInfo, "recentOrders" | "savedOrders"> | null,
): DashboardCards => {
  if (user === null) return { middle: "spinner", third: "spinner" }
  const hasRecent = user.recentOrders.length > 0
  const hasSaved = user.savedOrders.length > 0
  return {
    middle: hasRecent && hasSaved ? "recentOrders" : "video",
    third: hasSaved ? "savedOrders" : hasRecent ? "recentOrders" : "diagnosticPromotion",
  }
}

/** Rows that a card of the dashboard has room for. */
export const DASHBOARD_ROWS = 2

/** The latest rows, latest first; rows of the same moment keep their order. */
export const latestRows = (rows: ReadonlyArray<RecentRow>): ReadonlyArray<RecentRow> =>
  rows
    .toSorted((a, b) => (a.orderDate < b.orderDate ? 1 : a.orderDate > b.orderDate ? -1 : 0))
    .slice(0, DASHBOARD_ROWS)
