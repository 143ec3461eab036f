import {
  EMAIL_DELIMITER,
  ReportNotAvailable,
  Reports,
  REPORT_NOT_AVAILABLE,
} from "@listwright/domain/reports"
import { type DraftId, originalWords, readOriginal, type Words } from "@listwright/domain/shared"
import { Effect } from "effect"
import type { Calls } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import { countingFailed } from "../countingFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { fileOf } from "../fileOf.ts"

const orderOf = (draftId: DraftId) => ({ ListModuleSessionId: draftId })

/** Returns the reason, which follows the specification's wording on its own line. */
const reasonIn = (refusal: Words): Words => {
  const message = originalWords(refusal)
  const notAvailable = originalWords(REPORT_NOT_AVAILABLE)
  return message.startsWith(notAvailable) ? readOriginal(message.slice(notAvailable.length).trim()) : refusal
}

/** Implements Reports over the contract. */
export const reportsOver = ({ Reports: original, V1Reports }: Calls): Reports["Service"] =>
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
        orCallFailed("count")(Effect.flatMap(original.CountResult({ query: { sid: draftId } }), fileOf)),
      ),
    breakdownFile: (payload, format) =>
      Effect.mapError(
        Effect.flatMap(
          V1Reports[format === "pdf" ? "breakdownPdf" : "breakdownWorkbook"]({ payload }),
          fileOf,
        ),
        countingFailed,
      ),
    areaTableWorkbook: (payload) =>
      Effect.mapError(Effect.flatMap(V1Reports.areaTableWorkbook({ payload }), fileOf), countingFailed),
  })
