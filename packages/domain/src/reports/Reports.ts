import { Context, type Effect, Schema } from "effect"
import type { AskedAreaTable } from "../counting/questions/AreaTable.ts"
import type { CountRefused, CountUnavailable } from "../counting/questions/CountErrors.ts"
import type { LiveQuestion } from "../counting/LiveCounts.ts"
import type { TableFile } from "../saved-lists/tables/SavedListTables.ts"
import type { ReportFormat } from "../saved-lists/tables/Table.ts"
import type { CallFailed } from "../shared/Failures.ts"
import type { ReportRequest } from "./reportForm.ts"
import type { ReportChoices } from "./TwoDimensionalReport.ts"
import type { DraftId } from "../shared/DraftId.ts"
import type { MailedTo } from "../shared/MailedTo.ts"

/** The report cannot be made of what was selected; `reason` says why, for a person, where that is known. */
export class ReportNotAvailable extends Schema.TaggedError<ReportNotAvailable>()("ReportNotAvailable", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** The errors of a file for a live question. */
type FileFailed = CallFailed | CountRefused | CountUnavailable

/** Reports on the count of an order. */
export class Reports extends Context.Service<
  Reports,
  {
    /** Returns the choices for a two-dimensional report of a draft. */
    readonly choices: (draftId: DraftId) => Effect.Effect<ReportChoices, CallFailed>
    readonly send: (request: ReportRequest) => Effect.Effect<MailedTo, CallFailed | ReportNotAvailable>
    /** The address of the count result as a file. */
    readonly countResult: (draftId: DraftId) => Effect.Effect<string, CallFailed>
    /** The same, taken. Refused of an order that was not counted yet. */
    readonly countResultFile: (draftId: DraftId) => Effect.Effect<TableFile, CallFailed>
    /** A breakdown of a list as a workbook or as a document, as it is counted now. */
    readonly breakdownFile: (
      question: LiveQuestion & { readonly column: string },
      format: Exclude<ReportFormat, "csv">,
    ) => Effect.Effect<TableFile, FileFailed>
    /** The areas of a list by values of columns as a workbook, under a name. */
    readonly areaTableWorkbook: (
      question: LiveQuestion & AskedAreaTable & { readonly name: string },
    ) => Effect.Effect<TableFile, FileFailed>
  }
>()("@listwright/domain/Reports") {}
