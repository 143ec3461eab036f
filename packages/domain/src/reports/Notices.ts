import type { CallFailed } from "../shared/Failures.ts"
import type { FormIncomplete } from "../shared/FieldProblems.ts"
import { type Notice, notice } from "../shared/Notice.ts"
import type { ReportNotAvailable } from "./Reports.ts"

/** Ends so that another text can follow [ob5-report-form]. */
export const REPORT_EMAIL_REQUIRED = "Please enter the email address; "

/** [ob5-report-form] */
export const REPORT_NAME_REQUIRED = "Please enter name of report"

/** Below a breakdown whose lines do not sum to the list. In our words. */
export const SEVERAL_VALUES =
  "A record may have several of these values, so the rows need not add up to the list."

/** The most people that a report goes to; more would be a mailing. */
export const MAX_RECIPIENTS = 20

/** In our words. */
export const REPORT_TOO_MANY_EMAILS = `Please enter at most ${MAX_RECIPIENTS} email addresses`

/** [ob8-report-failed] */
export const REPORT_NOT_AVAILABLE =
  "Two dimensional report is not available for the selections you have made."

/** The same with the reason, where one is known, on a line of its own. */
export const reportNotAvailableText = ({ reason }: ReportNotAvailable): string =>
  [REPORT_NOT_AVAILABLE, ...(reason === "" ? [] : [sentence(reason)])].join("\n")

/** A reason as a sentence of its own. */
const sentence = (reason: string): string =>
  `${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}${reason.endsWith(".") ? "" : "."}`

/**
 * The message when a report was not sent; null when the words are next to the fields. The call itself fails without a
 * message, so that every failure begins alike [ob8-report-failed].
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

/** A two-dimensional report arrives after about this many minutes [ob9-report-delivery]. */
export const REPORT_DELIVERY_MINUTES = 5

/** The success view of the report [ob4-report-modal] [ob9-report-delivery]. */
export const REPORT_SENT = `Your report is on its way and should arrive in about ${REPORT_DELIVERY_MINUTES} minutes.`
