import { QUOTE_FRAME } from "@listwright/domain/quotes"
import { BREAKDOWN_PAGE } from "@listwright/domain/reports"

/** The page that shows third-party content in one of our frames (decision 0036). */
export const CHAT_PAGE = "Common/Chat"

/**
 * The pages with addresses from the original site, which end like those of files. Other pages of this site show them in
 * frames, as they do the chat.
 */
const FRAMED_PAGES: ReadonlyArray<string> = [BREAKDOWN_PAGE, QUOTE_FRAME, CHAT_PAGE]

/**
 * Tells whether an address is that of a framed page. Case is ignored, in addresses of the original site and in ours.
 */
export const isFramedPage = (url: string): boolean => {
  const path = (url.split("?")[0] ?? "").toLowerCase()
  return FRAMED_PAGES.some((page) => path === `/${page.toLowerCase()}`)
}
