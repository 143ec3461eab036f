import { Actor, Api } from "@listwright/adapters"
import { audienceText, type Attribute } from "@listwright/domain/audience"
import { sourceDisplayName } from "@listwright/domain/catalog"
import { COUNT_QUESTIONS, type LiveQuestion } from "@listwright/domain/counting"
import {
  areaReport,
  breakdownDocument,
  breakdownTable,
  findRequestedAttribute,
  areaReportTables,
  breakdownTables,
} from "@listwright/domain/reports"
import { areaNames, areaNameLookup } from "@listwright/geography"
import { DateTime, Effect, Stream } from "effect"
import { HttpApiBuilder, HttpApiSchema } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { StoredDrafts } from "../../../drafts/StoredDrafts.ts"
import { buildAreaWorkbook } from "../../../reports/buildAreaWorkbook.ts"
import { breakdownPdf } from "../../../reports/breakdownPdf.ts"
import { type WorkbookMetadata } from "../../../saved-lists/tables/buildStreamedWorkbook.ts"
import { tablesWorkbook } from "../../../saved-lists/tables/tablesWorkbook.ts"
import { Quotas } from "../../../site/Quotas.ts"
import { ServedUniverse } from "../../../site/ServedUniverse.ts"
import { siteToday } from "../../../suppression/siteToday.ts"
import { ensureReportsOffered } from "../../answering/ensureReportsOffered.ts"
import { answerCountQuestion } from "../../answering/answerCountQuestion.ts"
import { failTooManyRequests } from "../../answering/failTooManyRequests.ts"
import { failUnavailable } from "../../answering/failUnprocessable.ts"

/**
 * Sends a file as a download, with the name and extension returned by `write`. `write` receives the file's creator and
 * time, and the ISO date.
 */
const download = Effect.fn("download")(function* (
  write: (
    made: WorkbookMetadata,
    today: string,
  ) => { readonly bytes: Promise<Uint8Array>; readonly name: string },
) {
  const { configuration } = yield* Site
  const made = { creator: configuration.siteName, now: yield* DateTime.nowAsDate }
  const { bytes, name } = write(made, yield* siteToday)
  return HttpApiSchema.withHeaders({
    body: Stream.make(yield* Effect.promise(() => bytes)),
    headers: { "content-disposition": `attachment; filename="${name}"` },
  })
})

const columnsOf = (listType: number) =>
  Effect.flatMap(ServedUniverse, (served) => served.columns(listType)).pipe(
    Effect.catchTag("CountUnavailable", failUnavailable),
  )

type BreakdownAsked = LiveQuestion & { readonly column: string }

/** Counts a breakdown and returns it as a table. */
const breakdownOf = Effect.fn("breakdownOf")(function* (asked: BreakdownAsked) {
  const told = yield* answerCountQuestion(COUNT_QUESTIONS.breakdown, asked, (counts, owner) =>
    counts.breakdown(asked.definition, owner, asked),
  )
  const columns: ReadonlyArray<Attribute> = yield* columnsOf(asked.definition.listType)
  const column = findRequestedAttribute(asked.column, columns)
  const table = column === null ? { lines: [], isSum: true } : breakdownTable(column, told)
  return { columns, name: column?.name ?? asked.column, table, total: told.total }
})

const breakdownWorkbook = Effect.fn("breakdownWorkbook")(function* (asked: BreakdownAsked) {
  const { name, table, total } = yield* breakdownOf(asked)
  return yield* download((made, today) => {
    const tables = breakdownTables(table, { name, today, total })
    return { bytes: tablesWorkbook(tables, made), name: `${tables.fileName}.xlsx` }
  })
})

/** Returns the name of a draft's list; '' if it has no name or the draft no longer exists. */
const orderNameOf = Effect.fnUntraced(function* ({ draftId }: LiveQuestion) {
  if (draftId === null) return ""
  const { reach } = yield* Actor
  return yield* (yield* StoredDrafts).get(reach, draftId).pipe(
    Effect.map(({ choices }) => choices.contact.orderName.trim()),
    Effect.catchTag("NotFound", () => Effect.succeed("")),
  )
})

const breakdownDownload = Effect.fn("breakdownDownload")(function* (asked: BreakdownAsked) {
  const { configuration } = yield* Site
  const { columns, name, table, total } = yield* breakdownOf(asked)
  const { areas, listType } = asked.definition
  const orderName = yield* orderNameOf(asked)
  const nameOf = yield* areaNameLookup
  return yield* download((made, today) => {
    const topic = {
      name,
      orderName,
      source: sourceDisplayName(listType, configuration),
      areas,
      audience: audienceText(asked.definition, columns),
      total,
      today,
    }
    const document = breakdownDocument(table, topic, nameOf)
    return { bytes: breakdownPdf(document, made), name: `${document.fileName}.pdf` }
  })
})

/** Uses up one of the report files that a user may request per hour, if the site offers reports for the source. */
const oneMore = Effect.fn("oneMore")(function* ({ definition }: Pick<LiveQuestion, "definition">) {
  const { user } = yield* Actor
  yield* ensureReportsOffered(definition.listType)
  yield* Effect.catchTag((yield* Quotas).take("reportFiles", user.id), "QuotaReached", failTooManyRequests)
})

/** Calls that return reports about a definition as files. */
export const layerV1Reports = HttpApiBuilder.group(Api, "V1Reports", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      breakdownWorkbook: HttpApiBuilder.handler(Api, "V1Reports", "breakdownWorkbook", ({ payload }) =>
        Effect.andThen(oneMore(payload), breakdownWorkbook(payload)),
      ),
      breakdownPdf: HttpApiBuilder.handler(Api, "V1Reports", "breakdownPdf", ({ payload }) =>
        Effect.andThen(oneMore(payload), breakdownDownload(payload)),
      ),
      areaTableWorkbook: HttpApiBuilder.handler(Api, "V1Reports", "areaTableWorkbook", ({ payload }) =>
        Effect.gen(function* () {
          yield* oneMore(payload)
          const table = yield* answerCountQuestion(COUNT_QUESTIONS.areaTable, payload, (counts, owner) =>
            counts.areaTable(payload.definition, owner, payload),
          )
          const nameOf = (yield* areaNames)(payload.definition.areas)
          const columns = yield* columnsOf(payload.definition.listType)
          const report = areaReport(columns, table, nameOf)
          return yield* download((made, today) => ({
            bytes: buildAreaWorkbook(report, payload.name, made),
            name: `${areaReportTables(report, payload.name, today).fileName}.xlsx`,
          }))
        }),
      ),
    }),
  ),
)
