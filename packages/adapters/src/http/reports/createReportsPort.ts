import { ReportNotAvailable, Reports, REPORT_UNAVAILABLE_MESSAGE } from "@listwright/domain/reports"
import { type DraftId, EMAIL_DELIMITER, originalMessage, type MessageText } from "@listwright/domain/shared"
import { parseOriginalMessage } from "@listwright/domain/wording"
import { Effect } from "effect"
import type { Calls } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { toCountingFailure } from "../toCountingFailure.ts"
import { envelopeData } from "../envelopeData.ts"
import { readDownloadedFile } from "../readDownloadedFile.ts"

const orderOf = (draftId: DraftId) => ({ ListModuleSessionId: draftId })

/** Returns the reason, which follows the specification's wording on its own line. */
const reasonIn = (refusal: MessageText): MessageText => {
  const message = originalMessage(refusal)
  const notAvailable = originalMessage(REPORT_UNAVAILABLE_MESSAGE)
  return message.startsWith(notAvailable)
    ? parseOriginalMessage(message.slice(notAvailable.length).trim())
    : refusal
}

/** Implements Reports over the contract. */
export const createReportsPort = ({ Reports: original, V1Reports }: Calls): Reports["Service"] =>
  Reports.of({
    choices: (draftId) =>
      Effect.map(
        envelopeData(original.GetDemosFromDemoBreakdown({ payload: { order: orderOf(draftId) } })),
        ({ Geos, SelectedCategories, TargetEmail }) => ({
          targetEmail: TargetEmail,
          columns: SelectedCategories.map(({ AttributeName, ColumnName }) => ({
            columnName: ColumnName,
            attributeName: AttributeName,
          })),
          geographies: Geos.map(({ GeoKeyCode, GeoKeyDesc }) => ({
            code: GeoKeyCode,
            description: GeoKeyDesc ?? GeoKeyCode,
          })),
        }),
      ),
    send: ({ columns, description, draftId, emails, geographies }) =>
      envelopeData(
        original.Submit2DReportConditions({
          payload: {
            order: orderOf(draftId),
            geos: geographies.map(({ code, description: name }) => ({
              GeoKeyCode: code,
              GeoKeyDesc: name,
            })),
            demoCategories: columns.map(({ attributeName, columnName }) => ({
              ColumnName: columnName,
              AttributeName: attributeName,
            })),
            desc: description,
            targetEmail: emails.join(EMAIL_DELIMITER),
            delimiterOfEmails: EMAIL_DELIMITER,
          },
        }),
      ).pipe(
        Effect.catchTag("Refused", ({ reason }) =>
          Effect.fail(new ReportNotAvailable({ reason: reasonIn(reason) })),
        ),
        Effect.map(({ MustConfirm: mustConfirm = [], Refused: refused = [], SentTo: sent = emails }) => ({
          sent,
          mustConfirm,
          refused,
        })),
      ),
    countResult: (draftId) =>
      envelopeData(original.GenerateCISReportExcel({ payload: { order: orderOf(draftId) } })),
    countResultFile: (draftId) =>
      Effect.andThen(
        envelopeData(original.GenerateCISReportExcel({ payload: { order: orderOf(draftId) } })),
        mapCallFailure("count")(
          Effect.flatMap(original.CountResult({ query: { sid: draftId } }), readDownloadedFile),
        ),
      ),
    breakdownFile: (payload, format) =>
      Effect.mapError(
        Effect.flatMap(
          V1Reports[format === "pdf" ? "breakdownPdf" : "breakdownWorkbook"]({ payload }),
          readDownloadedFile,
        ),
        toCountingFailure,
      ),
    areaTableWorkbook: (payload) =>
      Effect.mapError(
        Effect.flatMap(V1Reports.areaTableWorkbook({ payload }), readDownloadedFile),
        toCountingFailure,
      ),
  })
