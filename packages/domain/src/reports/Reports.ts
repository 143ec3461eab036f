import { Context, type Effect, Schema } from "effect"
import type { AreaTableRequest } from "../counting/questions/AreaTable.ts"
import type { CountRefused, CountUnavailable } from "../counting/questions/CountErrors.ts"
import type { LiveQuestion } from "../counting/LiveCounts.ts"
import type { TableFile } from "../saved-lists/tables/SavedListTables.ts"
import type { ReportFormat } from "../saved-lists/tables/Table.ts"
import type { CallFailed } from "../shared/Failures.ts"
import type { ReportRequest } from "./reportForm.ts"
import type { ReportChoices } from "./TwoDimensionalReport.ts"
import type { DraftId } from "../shared/DraftId.ts"
import type { MailingOutcome } from "../shared/MailingOutcome.ts"
import { selectWording, MessageText } from "../shared/wording/MessageText.ts"

/** Raised when a report can't be created from the selections; `reason` explains why to the user, if known. */
export class ReportNotAvailable extends Schema.TaggedError<ReportNotAvailable>()("ReportNotAvailable", {
  reason: MessageText,
}) {
  override get message(): string {
    return selectWording(this.reason, "corrected")
  }
}

/** The errors that can occur when a file is created for a live question. */
type FileFailed = CallFailed | CountRefused | CountUnavailable

/** The port for reports on an order's count. */
export class Reports extends Context.Service<
  Reports,
  {
    /** Returns the choices for a draft's two-dimensional report. */
    readonly choices: (draftId: DraftId) => Effect.Effect<ReportChoices, CallFailed>
    readonly send: (request: ReportRequest) => Effect.Effect<MailingOutcome, CallFailed | ReportNotAvailable>
    /** Returns the URL of the count result file. */
    readonly countResult: (draftId: DraftId) => Effect.Effect<string, CallFailed>
    /** Returns the count result as a file. Fails if the order hasn't been counted yet. */
    readonly countResultFile: (draftId: DraftId) => Effect.Effect<TableFile, CallFailed>
    /** Returns a breakdown of a list, counted on request, as a workbook or a document. */
    readonly breakdownFile: (
      question: LiveQuestion & { readonly column: string },
      format: Exclude<ReportFormat, "csv">,
    ) => Effect.Effect<TableFile, FileFailed>
    /** Returns a list's areas by column values, as a workbook with the given name. */
    readonly areaTableWorkbook: (
      question: LiveQuestion & AreaTableRequest & { readonly name: string },
    ) => Effect.Effect<TableFile, FileFailed>
  }
>()("@listwright/domain/Reports") {}
