/** What a count tells in reports: its breakdown by a demographic. */

export { BREAKDOWN_PAGE, isBreakdownPage } from "./reports/breakdownPage.ts"
export { type BreakdownLine, breakdownTable, demoAsked } from "./reports/breakdownReport.ts"
export { areaReportLink, breakdownLink } from "./reports/customerReports.ts"
export { ofOneArea } from "./reports/ofOneArea.ts"
