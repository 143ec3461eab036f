import type { CallFailed } from "../shared/Failures.ts"
import type { FormIncomplete } from "../shared/FieldProblems.ts"
import { type Notice, notice } from "../shared/Notice.ts"
import type { ReportNotAvailable } from "./Reports.ts"

/** The message for a missing email address. Its ending lets another text follow [ob5-report-form]. */
export const REPORT_EMAIL_REQUIRED = "Please enter the email address; "

/** The message for a missing report name [ob5-report-form]. */
export const REPORT_NAME_REQUIRED = "Please enter name of report"

/** The note below a breakdown whose lines don't sum to the list; our own wording. */
export const SEVERAL_VALUES =
  "A record may have several of these values, so the rows need not add up to the list."

/** The maximum number of recipients of a report; more would be a mailing. */
export const MAX_RECIPIENTS = 20

/** The message for too many recipients; our own wording. */
export const REPORT_TOO_MANY_EMAILS = `Please enter at most ${MAX_RECIPIENTS} email addresses`

/** The message for a report that can't be made [ob8-report-failed]. */
export const REPORT_NOT_AVAILABLE =
  "Two dimensional report is not available for the selections you have made."

/** Returns this message, with the reason, if known, on a line of its own. */
export const reportNotAvailableText = ({ reason }: ReportNotAvailable): string =>
  [REPORT_NOT_AVAILABLE, ...(reason === "" ? [] : [sentence(reason)])].join("\n")

/** Formats a reason as a sentence. */
const sentence = (reason: string): string =>
  `${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}${reason.endsWith(".") ? "" : "."}`

/**
 * Returns the message for a report that wasn't sent; null if the fields show it. A failed call has no message of its
 * own, so every failure begins alike [ob8-report-failed].
 */
export const reportFailedNotice = (
  failure: ReportNotAvailable | FormIncomplete | CallFailed,
): Notice | null =>
  failure._tag === "FormIncomplete"
    ? null
    : notice(
        "error",
        "",
        failure._tag === "ReportNotAvailable" ? reportNotAvailableText(failure) : REPORT_NOT_AVAILABLE,
      )

/** The approximate number of minutes until a two-dimensional report arrives [ob9-report-delivery]. */
export const REPORT_DELIVERY_MINUTES = 5

/** The text of the report's success view [ob4-report-modal] [ob9-report-delivery]. */
export const REPORT_SENT = `Your report is on its way and should arrive in about ${REPORT_DELIVERY_MINUTES} minutes.`
