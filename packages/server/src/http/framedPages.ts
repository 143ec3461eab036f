import { QUOTE_FRAME } from "@listwright/domain/quotes"
import { BREAKDOWN_PAGE } from "@listwright/domain/reports"

/** The page that shows third-party content in one of the site's frames (decision 0036). */
export const CHAT_PAGE = "Common/Chat"

/**
 * The pages with paths from the original site that look like file names. Other pages on this site show them in frames,
 * as they do the chat.
 */
const FRAMED_PAGES: ReadonlyArray<string> = [BREAKDOWN_PAGE, QUOTE_FRAME, CHAT_PAGE]

/** Returns whether a URL, the original site's or ours, leads to a framed page, ignoring case. */
export const isFramedPage = (url: string): boolean => {
  const path = (url.split("?")[0] ?? "").toLowerCase()
  return FRAMED_PAGES.some((page) => path === `/${page.toLowerCase()}`)
}
