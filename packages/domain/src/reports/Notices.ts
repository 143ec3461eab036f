import type { CallFailed } from "../shared/Failures.ts"
import type { FormIncomplete } from "../shared/FieldProblems.ts"
import { type Notice, notice } from "../shared/Notice.ts"
import type { ReportNotAvailable } from "./Reports.ts"

/** Ends so that another text can follow. spec: order-builder §5 (Two dimensional report) [ob5-report-form] */
export const REPORT_EMAIL_REQUIRED = "Please enter the email address; "

/** spec: order-builder §5 (Two dimensional report) [ob5-report-form] */
export const REPORT_NAME_REQUIRED = "Please enter name of report"

/**
 * The message when a report was not sent; null when the words are next to the fields. The call itself fails without a
 * message, so every failure reads the same. spec: order-builder §7, §8 (Two dimensional report failure)
 * [ob8-report-failed]
 */
export const reportFailedNotice = (
  failure: ReportNotAvailable | FormIncomplete | CallFailed,
): Notice | null =>
  failure._tag === "FormIncomplete"
    ? null
    : notice("error", "", "Two dimensional report is not available for the selections you have made.")

/** A two-dimensional report arrives after about this many minutes. spec: order-builder §9 [ob9-report-delivery] */
export const REPORT_DELIVERY_MINUTES = 5

/** The success view of the report. spec: order-builder §4, §9, in our words [ob4-report-modal] [ob9-report-delivery] */
export const REPORT_SENT = `Your report is on its way and should arrive in about ${REPORT_DELIVERY_MINUTES} minutes.`
