/** A possible row of the report: an area of the order. */
export interface ReportGeography {
  readonly code: string
  readonly description: string
}

/** A possible column of the report: a demographic. */
export interface ReportColumn {
  readonly columnName: string
  readonly attributeName: string
}

/** The choices for an order's report, and its default recipient. */
export interface ReportChoices {
  readonly geographies: ReadonlyArray<ReportGeography>
  readonly columns: ReadonlyArray<ReportColumn>
  readonly targetEmail: string
}

/** The report form, as filled in so far. */
export interface TwoDimensionalForm {
  readonly rows: ReadonlyArray<ReportGeography>
  readonly columns: ReadonlyArray<ReportColumn>
  readonly name: string
  /** One email address, or several separated by commas. */
  readonly emails: string
}

/** Returns the initial form: no selections, which means everything, and the known email address. */
export const initialReportForm = ({ targetEmail }: ReportChoices): TwoDimensionalForm => ({
  rows: [],
  columns: [],
  name: "",
  emails: targetEmail,
})

/** The steps of the form, in order, with their titles. */
export const REPORT_STEPS = [
  { step: "rows", title: "Choose report rows" },
  { step: "columns", title: "Choose report columns" },
  { step: "name", title: "Name the report" },
  { step: "recipients", title: "Email recipients" },
] as const
/** A step in the report's modal. */
export type ReportStep = (typeof REPORT_STEPS)[number]["step"]

/** The buttons under the form. */
export const REPORT_BUTTONS = { send: "Send My Report", close: "Close" } as const
