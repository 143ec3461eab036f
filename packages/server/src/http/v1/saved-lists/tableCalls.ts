import { Actor, Api, Unprocessable } from "@listwright/adapters"
import { chosenReading, historyAccountColumnReading } from "@listwright/domain/shared"
import {
  MAX_LISTS_PER_TABLE,
  type OverlapRequest,
  type SavedListQuery,
  type TableFormat,
  savedListsTable,
  tableCsv,
  tableSizeProblem,
  overlapTables,
  type TableDownload,
} from "@listwright/domain/saved-lists"
import { DateTime, Effect, Stream } from "effect"
import { HttpApiBuilder, HttpApiSchema } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { SavedCounts } from "../../../saved-lists/SavedCounts.ts"
import { tablesWorkbook } from "../../../saved-lists/tables/tablesWorkbook.ts"
import { siteToday } from "../../../suppression/siteToday.ts"
import { compareSavedLists } from "./compareSavedLists.ts"

/** Sends tables as a file download. */
const taken = Effect.fn("taken")(function* (tables: TableDownload, format: TableFormat) {
  const { configuration } = yield* Site
  const now = yield* DateTime.nowAsDate
  const bytes =
    format === "csv"
      ? new TextEncoder().encode(tableCsv(tables.whole))
      : yield* Effect.promise(() => tablesWorkbook(tables, { creator: configuration.siteName, now }))
  return HttpApiSchema.withHeaders({
    body: Stream.make(bytes),
    headers: { "content-disposition": `attachment; filename="${tables.fileName}.${format}"` },
  })
})

/** Exports all matching saved lists, not just one page. */
const savedLists = Effect.fn("savedLists")(function* (query: SavedListQuery, format: TableFormat) {
  const { reach, user } = yield* Actor
  const { configuration } = yield* Site
  const counts = yield* SavedCounts
  const { items, total } = yield* counts.page(reach, query, { skip: 0, most: MAX_LISTS_PER_TABLE })
  const message = tableSizeProblem(total)
  if (message !== null) return yield* new Unprocessable({ message })
  const reading = chosenReading(historyAccountColumnReading, configuration.readings)
  return yield* taken(savedListsTable(items, { role: user.role, reading }, yield* siteToday), format)
})

const overlap = Effect.fn("overlap")(function* (question: OverlapRequest, format: TableFormat) {
  const tables = overlapTables(yield* compareSavedLists(question), yield* siteToday)
  return yield* taken(tables, format)
})

/** Calls for downloading tables of saved lists. */
export const tableCalls = {
  savedListsCsv: HttpApiBuilder.handler(Api, "V1SavedLists", "savedListsCsv", ({ payload }) =>
    savedLists(payload, "csv"),
  ),
  savedListsWorkbook: HttpApiBuilder.handler(Api, "V1SavedLists", "savedListsWorkbook", ({ payload }) =>
    savedLists(payload, "xlsx"),
  ),
  overlapCsv: HttpApiBuilder.handler(Api, "V1SavedLists", "overlapCsv", ({ payload }) =>
    overlap(payload, "csv"),
  ),
  overlapWorkbook: HttpApiBuilder.handler(Api, "V1SavedLists", "overlapWorkbook", ({ payload }) =>
    overlap(payload, "xlsx"),
  ),
}
