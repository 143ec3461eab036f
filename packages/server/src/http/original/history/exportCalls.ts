import { Actor, Api, refused } from "@listwright/adapters"
import { AccountId, canActForAccount } from "@listwright/domain/account"
import {
  listExportColumns,
  orderTypeName,
  orderTypes,
  type OrderType,
  serviceExportColumns,
} from "@listwright/domain/history"
import {
  chosenReading,
  historyAccountColumnReading,
  NotFound,
  originalMessage,
} from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder, HttpApiSchema } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { exportAll } from "../../../history/exportAll.ts"
import type { HistoryCriteria } from "../../../history/HistoryCriteria.ts"
import { PastOrders } from "../../../history/PastOrders.ts"
import { ServiceOrders } from "../../../history/ServiceOrders.ts"
import { siteToday } from "../../../suppression/siteToday.ts"
import { CallRefused, notFoundText } from "../../answering/toEnvelope.ts"

const UNKNOWN_TAB = "orderType: please send -1, 0, 1, 2, 3, 5, 6 or 8."

const isAccountId = Schema.is(AccountId)

/**
 * Returns the account specified in a link; null for all accounts, if the value is missing, '', or 0. An account that
 * the user doesn't work for is treated as nonexistent.
 */
const accountOf = Effect.fnUntraced(function* (written: string | undefined) {
  const { reach } = yield* Actor
  if (written === undefined || written === "" || written === "0") return null
  const id = isAccountId(Number(written)) ? AccountId.make(Number(written)) : null
  return id !== null && canActForAccount(reach, id) ? id : yield* new NotFound({ what: "account" })
})

const linesOf = Effect.fnUntraced(function* (tab: OrderType, asked: HistoryCriteria) {
  const { reach, user } = yield* Actor
  const { configuration } = yield* Site
  const reader = {
    role: user.role,
    reading: chosenReading(historyAccountColumnReading, configuration.readings),
  }
  if (tab === "lists") return exportAll(listExportColumns(reader), (yield* PastOrders).all(reach, asked))
  return exportAll(serviceExportColumns(tab, reader), (yield* ServiceOrders).all(reach, tab, asked))
})

/** Builds an export's file name, which includes the tab's name: 'Lists/Leads' becomes 'lists-leads'. */
const fileNameOf = (tab: OrderType, today: string): string =>
  `orders-${orderTypeName(tab)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-")}-${today}.csv`

/** Calls that export a whole tab as CSV (Export All), as shown on its page. */
export const exportCalls = {
  DownReportFile: HttpApiBuilder.handler(Api, "History", "DownReportFile", ({ query }) =>
    Effect.gen(function* () {
      const tab = /^-?\d{1,3}$/.test(query.orderType) ? orderTypes.decode(Number(query.orderType)) : undefined
      if (tab === undefined) return yield* new CallRefused({ reason: UNKNOWN_TAB })
      const asked = { accountId: yield* accountOf(query.accountId), search: query.searchKey ?? "" }
      return HttpApiSchema.withHeaders({
        body: yield* linesOf(tab, asked),
        headers: {
          "content-disposition": `attachment; filename="${fileNameOf(tab, yield* siteToday)}"`,
        },
      })
    }).pipe(
      Effect.catchTags({
        NotFound: (error) =>
          Effect.succeed(HttpServerResponse.jsonUnsafe(refused(notFoundText(error)), { status: 404 })),
        CallRefused: ({ reason }) =>
          Effect.succeed(HttpServerResponse.jsonUnsafe(refused(originalMessage(reason)), { status: 422 })),
      }),
    ),
  ),
}
