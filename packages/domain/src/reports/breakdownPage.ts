/** The page of a breakdown, below the site's address. spec: decisions (Calls: breakdown frame) */
export const BREAKDOWN_PAGE = "Report/Breakdown.aspx"
