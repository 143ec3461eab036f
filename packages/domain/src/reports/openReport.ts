import { Effect } from "effect"
import { Reports } from "./Reports.ts"
import { startingReport } from "./TwoDimensionalReport.ts"

/** Opens the form of a two-dimensional report: what can be chosen, and the form as it starts. */
export const openReport = Effect.fn("openReport")(function* (draftId: string) {
  const reports = yield* Reports
  const choices = yield* reports.choices(draftId)
  return { choices, form: startingReport(choices) }
})
