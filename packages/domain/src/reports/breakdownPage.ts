/** The path of the breakdown page, relative to the site's address. */
export const BREAKDOWN_PAGE = "Report/Breakdown.aspx"
