/** The path of the breakdown page, relative to the site's URL. */
export const BREAKDOWN_PAGE = "Report/Breakdown.aspx"
