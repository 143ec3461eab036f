/**
 * Reports on a count: its breakdown by a demographic, its areas by demographics, and the whole count as a workbook.
 */

export {
  type AreaReport,
  areaReport,
  heatOf,
  MAX_SHOWN_ROWS,
  type ReportRow,
  tablesOfAreaReport,
} from "./reports/areaReport.ts"
export { BREAKDOWN_PAGE } from "./reports/breakdownPage.ts"
export { type BreakdownDocument, breakdownDocument } from "./reports/breakdownDocument.ts"
export {
  type BreakdownLine,
  breakdownTable,
  demoAsked,
  tablesOfBreakdown,
} from "./reports/breakdownReport.ts"
export {
  areaReportLink,
  breakdownLink,
  CUSTOMER_REPORTS,
  type CustomerReport,
  REPORT_TURNAROUND,
  reportPriceText,
} from "./reports/customerReports.ts"
export {
  REPORT_NOT_AVAILABLE,
  REPORT_SENT,
  CREATE_TWO_DIMENSIONAL_REPORT,
  TWO_DIMENSIONAL_REPORT,
  reportFailedNotice,
  SEVERAL_VALUES,
  reportNotAvailableText,
} from "./reports/Notices.ts"
export { ofOneArea } from "./reports/ofOneArea.ts"
export { askedColumnsOf, reportColumnsOf, tableColumnOf } from "./reports/reportColumns.ts"
export { EMAIL_DELIMITER, reportEmails, reportProblems } from "./reports/reportForm.ts"
export { ReportNotAvailable, Reports } from "./reports/Reports.ts"
export { reportsRefusal } from "./reports/reportsRefusal.ts"
export { openReport, sendReport } from "./reports/sendReport.ts"
export {
  REPORT_BUTTONS,
  REPORT_STEPS,
  type ReportChoices,
  type ReportStep,
  type TwoDimensionalForm,
} from "./reports/TwoDimensionalReport.ts"
