/**
 * Reports on a count: its breakdown by a demographic, its areas by demographics, and the whole count as a workbook.
 */

export {
  type AreaReport,
  areaReport,
  cellHeat,
  MAX_VISIBLE_ROWS,
  type ReportRow,
  areaReportTables,
} from "./reports/areaReport.ts"
export { BREAKDOWN_PAGE } from "./reports/breakdownPage.ts"
export { type BreakdownDocument, breakdownDocument } from "./reports/breakdownDocument.ts"
export {
  type BreakdownLine,
  breakdownTable,
  findRequestedAttribute,
  breakdownTables,
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
  REPORT_UNAVAILABLE_MESSAGE,
  REPORT_SENT_TEXT,
  TWO_DIMENSIONAL_REPORT_TITLE,
  TWO_DIMENSIONAL_REPORT_LABEL,
  reportFailedNotice,
  MULTIPLE_VALUES_NOTE,
  reportNotAvailableText,
} from "./reports/Notices.ts"
export { restrictToArea } from "./reports/restrictToArea.ts"
export { requestedTableColumns, availableReportColumns, toAreaTableColumn } from "./reports/reportColumns.ts"
export { reportFormProblems } from "./reports/reportForm.ts"
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
