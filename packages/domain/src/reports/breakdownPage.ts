/** The page of a breakdown, below the site's address. spec: decisions (Calls: breakdown frame) */
export const BREAKDOWN_PAGE = "Report/Breakdown.aspx"

/** Whether a path of the site is that page. Neither paths of the original site nor ours heed case. */
export const isBreakdownPage = (path: string): boolean =>
  path.toLowerCase() === `/${BREAKDOWN_PAGE.toLowerCase()}`
