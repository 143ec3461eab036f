/** What a count tells in reports: its breakdown by a demographic. */

export { BREAKDOWN_PAGE } from "./reports/breakdownPage.ts"
export { type BreakdownLine, breakdownTable, demoAsked } from "./reports/breakdownReport.ts"
export { breakdownLink } from "./reports/customerReports.ts"
