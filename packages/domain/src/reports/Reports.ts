import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { ReportRequest } from "./reportForm.ts"
import type { ReportChoices } from "./TwoDimensionalReport.ts"
import type { DraftId } from "../shared/DraftId.ts"

/** The report cannot be made of what was selected. spec: order-builder §8 */
export class ReportNotAvailable extends Schema.TaggedError<ReportNotAvailable>()("ReportNotAvailable", {}) {}

/** Reports on the count of an order. */
export class Reports extends Context.Service<
  Reports,
  {
    /** What a two-dimensional report of a draft may show. spec: order-builder §7 (GetDemosFromDemoBreakdown) */
    readonly choices: (draftId: DraftId) => Effect.Effect<ReportChoices, CallFailed>
    readonly send: (request: ReportRequest) => Effect.Effect<void, CallFailed | ReportNotAvailable>
    /** The address of the count result as a file. spec: order-builder §7 (GenerateCISReportExcel) */
    readonly countResult: (draftId: DraftId) => Effect.Effect<string, CallFailed>
  }
>()("@listwright/domain/Reports") {}
