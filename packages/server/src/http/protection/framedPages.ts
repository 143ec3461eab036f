import { BREAKDOWN_PAGE } from "@listwright/domain/reports"

/** Pages that this site shows within its own pages; nobody else may. spec: decisions (Calls: breakdown frame, quote frame) */
const FRAMED_PAGES: ReadonlyArray<string> = [BREAKDOWN_PAGE, "Quote/Send.aspx"].map(
  (page) => `/${page.toLowerCase()}`,
)

/** Whether an address is that of such a page; neither paths of the original site nor ours heed case. */
export const isFramedPage = (url: string): boolean =>
  FRAMED_PAGES.includes((url.split("?")[0] ?? "").toLowerCase())
