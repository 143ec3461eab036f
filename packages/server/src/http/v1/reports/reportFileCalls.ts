import { Api } from "@listwright/adapters"
import { COUNT_QUESTIONS } from "@listwright/domain/counting"
import {
  areaReport,
  breakdownTable,
  demoAsked,
  tablesOfAreaReport,
  tablesOfBreakdown,
} from "@listwright/domain/reports"
import { Clock, DateTime, Effect, Stream } from "effect"
import { HttpApiBuilder, HttpApiSchema } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { areaWorkbook } from "../../../reports/areaWorkbook.ts"
import { type WorkbookMade } from "../../../saved-counts/tables/writtenWorkbook.ts"
import { tablesWorkbook } from "../../../saved-counts/tables/tablesWorkbook.ts"
import { ServedUniverse } from "../../../site/ServedUniverse.ts"
import { askLive } from "../../answering/askLive.ts"
import { areaNames } from "../../answering/areaNames.ts"
import { unavailable } from "../../answering/unprocessable.ts"

/** A workbook as a download. `write`: with who made it, and the ISO day. */
const download = Effect.fn("download")(function* (
  write: (
    made: WorkbookMade,
    today: string,
  ) => { readonly bytes: Promise<Uint8Array>; readonly name: string },
) {
  const { configuration } = yield* Site
  const now = new Date(yield* Clock.currentTimeMillis)
  const today = DateTime.formatIsoDateUtc(DateTime.makeUnsafe(now))
  const { bytes, name } = write({ creator: configuration.siteName, now }, today)
  return HttpApiSchema.withHeaders({
    body: Stream.make(yield* Effect.promise(() => bytes)),
    headers: { "content-disposition": `attachment; filename="${name}.xlsx"` },
  })
})

const columnsOf = (listType: number) =>
  Effect.flatMap(ServedUniverse, (served) => served.columns(listType)).pipe(
    Effect.catchTag("CountUnavailable", unavailable),
  )

/** Reports about a definition as workbooks. */
export const layerV1Reports = HttpApiBuilder.group(Api, "V1Reports", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      breakdownWorkbook: HttpApiBuilder.handler(Api, "V1Reports", "breakdownWorkbook", ({ payload }) =>
        Effect.gen(function* () {
          const told = yield* askLive(COUNT_QUESTIONS.breakdown, payload, (counts, owner) =>
            counts.breakdown(payload.definition, owner, payload),
          )
          const column = demoAsked(payload.column, yield* columnsOf(payload.definition.listType))
          const name = column?.name ?? payload.column
          const table = column === null ? { lines: [], isSum: true } : breakdownTable(column, told)
          return yield* download((made, today) => {
            const tables = tablesOfBreakdown(table, { name, today, total: told.total })
            return { bytes: tablesWorkbook(tables, made), name: tables.fileName }
          })
        }),
      ),
      areaTableWorkbook: HttpApiBuilder.handler(Api, "V1Reports", "areaTableWorkbook", ({ payload }) =>
        Effect.gen(function* () {
          const table = yield* askLive(COUNT_QUESTIONS.areaTable, payload, (counts, owner) =>
            counts.areaTable(payload.definition, owner, payload),
          )
          const names = (yield* areaNames)(payload.definition.areas)
          const columns = yield* columnsOf(payload.definition.listType)
          const report = areaReport(columns, table, (key) => names.get(key) ?? key)
          return yield* download((made, today) => ({
            bytes: areaWorkbook(report, payload.name, made),
            name: tablesOfAreaReport(report, payload.name, today).fileName,
          }))
        }),
      ),
    }),
  ),
)
