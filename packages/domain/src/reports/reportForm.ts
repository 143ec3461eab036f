import { isEmail } from "../shared/email.ts"
import { type FieldProblems, isBlank } from "../shared/FieldProblems.ts"
import { INVALID_EMAIL_MESSAGE } from "../shared/Notices.ts"
import {
  MAX_RECIPIENTS,
  REPORT_EMAIL_REQUIRED,
  REPORT_NAME_REQUIRED,
  TOO_MANY_REPORT_EMAILS,
} from "./Notices.ts"
import type {
  ReportChoices,
  ReportColumn,
  ReportGeography,
  TwoDimensionalForm,
} from "./TwoDimensionalReport.ts"
import { DraftId } from "../shared/DraftId.ts"
import type { MessageText } from "../shared/wording/MessageText.ts"

/** The separator between a report's email addresses, as typed and as sent. */
export const EMAIL_DELIMITER = ","

/** Splits the typed email addresses and trims them; extra commas are ignored. */
export const parseReportEmails = (text: string): ReadonlyArray<string> =>
  text
    .split(EMAIL_DELIMITER)
    .map((email) => email.trim())
    .filter((email) => email !== "")

const emailProblem = (text: string): MessageText | null => {
  const emails = parseReportEmails(text)
  if (emails.length === 0) return REPORT_EMAIL_REQUIRED
  if (emails.length > MAX_RECIPIENTS) return TOO_MANY_REPORT_EMAILS
  return emails.every(isEmail) ? null : INVALID_EMAIL_MESSAGE
}

/** Returns the problems with a report form [ob5-report-form]. */
export const reportProblems = (
  form: Pick<TwoDimensionalForm, "emails" | "name">,
): FieldProblems<"emails" | "name"> => {
  const emails = emailProblem(form.emails)
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
  emails: parseReportEmails(form.emails),
  geographies: form.rows.length === 0 ? choices.geographies : form.rows,
  columns: form.columns.length === 0 ? choices.columns : form.columns,
})
