import { Bookmark, Gift, History, House, type LucideIcon, Megaphone, Play } from "lucide-react"
import {
  DIGITAL_HISTORY,
  LANDING_PAGE,
  ORDER_HISTORY,
  REWARDS_PAGE,
  type SitePage,
  VIDEOS_PAGE,
} from "./sitePages.ts"

const icons: ReadonlyMap<SitePage, LucideIcon> = new Map([
  [LANDING_PAGE, House],
  [ORDER_HISTORY, History],
  [DIGITAL_HISTORY, Megaphone],
  [REWARDS_PAGE, Gift],
  [VIDEOS_PAGE, Play],
])

/** Returns a page's icon for all menus. */
export const pageIcon = (page: SitePage): LucideIcon => icons.get(page) ?? Bookmark
