import { emailListProblem, parseEmails } from "../shared/emailList.ts"
import { type FieldProblems, isBlank } from "../shared/FieldProblems.ts"
import { MAX_RECIPIENTS, REPORT_NAME_REQUIRED } from "./Notices.ts"
import type {
  ReportChoices,
  ReportColumn,
  ReportGeography,
  TwoDimensionalForm,
} from "./TwoDimensionalReport.ts"
import { DraftId } from "../shared/DraftId.ts"

/** Returns the problems with a report form [ob5-report-form]. */
export const reportFormProblems = (
  form: Pick<TwoDimensionalForm, "emails" | "name">,
): FieldProblems<"emails" | "name"> => {
  const emails = emailListProblem(form.emails, MAX_RECIPIENTS)
  return {
    ...(emails === null ? {} : { emails }),
    ...(isBlank(form.name) ? { name: REPORT_NAME_REQUIRED } : {}),
  }
}

/** A request for a report, ready to send. */
export interface ReportRequest {
  readonly draftId: DraftId
  readonly description: string
  readonly emails: ReadonlyArray<string>
  readonly geographies: ReadonlyArray<ReportGeography>
  readonly columns: ReadonlyArray<ReportColumn>
}

/**
 * Builds the report request for a form; selecting no rows means all areas, and no columns means all columns
 * [ob5-report-form].
 */
export const toReportRequest = (
  draftId: DraftId,
  form: TwoDimensionalForm,
  choices: ReportChoices,
): ReportRequest => ({
  draftId,
  description: form.name.trim(),
  emails: parseEmails(form.emails),
  geographies: form.rows.length === 0 ? choices.geographies : form.rows,
  columns: form.columns.length === 0 ? choices.columns : form.columns,
})
