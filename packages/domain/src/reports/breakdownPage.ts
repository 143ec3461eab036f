/** The page of a breakdown, below the site's address. */
export const BREAKDOWN_PAGE = "Report/Breakdown.aspx"
