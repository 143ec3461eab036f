import type { DraftId } from "@listwright/domain/shared"
import { firstBytes } from "./firstBytes.ts"
import type { Recorder } from "./Recorder.ts"
import { liveQuestion } from "./recordLiveCounts.ts"

const GENDER = { ColumnName: "GENDER", AttributeName: "Gender" }

/** Records the reports on a counted draft. */
export const recordReports = async (recorder: Recorder, draftId: DraftId): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  const order = { ListModuleSessionId: draftId }
  await ask("GetDemosFromDemoBreakdown", { title: "what a report may show", body: { order } })
  const conditions = {
    order,
    geos: [],
    demoCategories: [GENDER],
    desc: "Areas by gender",
    targetEmail: "jane@bakery.example, dana@bakery.example",
    delimiterOfEmails: ",",
  }
  await ask("Submit2DReportConditions", { title: "on its way", body: conditions })
  await ask("Submit2DReportConditions", {
    title: "an area that the list does not have",
    body: { ...conditions, geos: [{ GeoKeyCode: "00000" }] },
  })
  await ask("Submit2DReportConditions", { title: "without a name", body: { ...conditions, desc: " " } })
  await ask("GenerateCISReportExcel", { title: "where the workbook is", body: { order } })
  await ask("CountResult", { title: "the workbook", query: { sid: draftId }, written: firstBytes })
  const question = liveQuestion(draftId)
  await ask("breakdownWorkbook", {
    title: "by gender",
    body: { ...question, column: "GENDER" },
    written: firstBytes,
  })
  await ask("breakdownPdf", {
    title: "by gender, to read",
    body: { ...question, column: "GENDER" },
    written: firstBytes,
  })
  await ask("areaTableWorkbook", {
    title: "the areas by gender",
    body: { ...question, columns: [{ column: "GENDER" }], name: "Areas by gender" },
    written: firstBytes,
  })
}
