import type { CallFailed } from "../shared/Failures.ts"
import type { FormIncomplete } from "../shared/FieldProblems.ts"
import { joinMessageLines, type Notice, notice } from "../shared/Notice.ts"
import { orderTexts } from "../shared/wording/orderTexts.ts"
import { buildInBothWordings, selectWording, type MessageText } from "../shared/wording/MessageText.ts"
import type { ReportNotAvailable } from "./Reports.ts"

/** The message for a missing report name [ob5-report-form]. */
export const REPORT_NAME_REQUIRED: MessageText = orderTexts.reportNameMissing

/** The note below a breakdown whose lines don't add up to the list's total; our own wording. */
export const MULTIPLE_VALUES_NOTE =
  "A record can have several of these values, so the rows may not add up to the list's total."

/** The maximum number of recipients of a report; more would be a mailing. */
export const MAX_RECIPIENTS = 20

/** The message for a report that can't be created [ob8-report-failed]. */
export const REPORT_UNAVAILABLE_MESSAGE: MessageText = orderTexts.reportNotAvailable

/** Returns the message for an unavailable report, with the reason, if known, on a separate line. */
export const reportNotAvailableText = ({ reason }: ReportNotAvailable): MessageText =>
  joinMessageLines([REPORT_UNAVAILABLE_MESSAGE, ...(reason === "" ? [] : [sentence(reason)])])

/** Formats a reason as a sentence: capitalizes it and adds a period. */
const sentence = (reason: MessageText): MessageText =>
  buildInBothWordings((wording) => {
    const text = selectWording(reason, wording)
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${text.endsWith(".") ? "" : "."}`
  })

/**
 * Returns the message for a report that wasn't sent; null if the fields show the errors. A failed call has no message
 * of its own, so the message for every failure begins the same way [ob8-report-failed].
 */
export const reportFailedNotice = (
  failure: ReportNotAvailable | FormIncomplete | CallFailed,
): Notice | null =>
  failure._tag === "FormIncomplete"
    ? null
    : notice(
        "error",
        "",
        failure._tag === "ReportNotAvailable" ? reportNotAvailableText(failure) : REPORT_UNAVAILABLE_MESSAGE,
      )

/** The label of the menu item that opens the two-dimensional report form. */
export const TWO_DIMENSIONAL_REPORT_LABEL: MessageText = orderTexts.twoDimensionalReport
/** The title of the two-dimensional report form. */
export const TWO_DIMENSIONAL_REPORT_TITLE: MessageText = orderTexts.createTwoDimensionalReport

/** The approximate number of minutes until a two-dimensional report arrives [ob9-report-delivery]. */
export const REPORT_DELIVERY_MINUTES = 5

/** The text of the report's success view [ob4-report-modal] [ob9-report-delivery]. */
export const REPORT_SENT_TEXT = `Your report is on its way and should arrive in about ${REPORT_DELIVERY_MINUTES} minutes.`
