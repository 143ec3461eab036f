import { Effect } from "effect"
import { Reports } from "./Reports.ts"
import { type ReportChoices, initialReportForm, type TwoDimensionalForm } from "./TwoDimensionalReport.ts"
import { FormIncomplete, hasProblems } from "../shared/FieldProblems.ts"
import { reportFormProblems, toReportRequest } from "./reportForm.ts"
import { DraftId } from "../shared/DraftId.ts"

/**
 * Sends a two-dimensional report to its recipients. The dialog then changes from the form to the success view; if
 * sending fails, its button is enabled again [ob4-report-modal].
 */
export const sendReport = Effect.fn("sendReport")(function* (
  draftId: DraftId,
  form: TwoDimensionalForm,
  choices: ReportChoices,
) {
  const problems = reportFormProblems(form)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems })
  const reports = yield* Reports
  return yield* reports.send(toReportRequest(draftId, form, choices))
})

/** Opens the two-dimensional report form; returns its choices and initial state. */
export const openReport = Effect.fn("openReport")(function* (draftId: DraftId) {
  const reports = yield* Reports
  const choices = yield* reports.choices(draftId)
  return { choices, form: initialReportForm(choices) }
})
