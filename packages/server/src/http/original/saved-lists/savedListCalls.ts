import { Actor, Api, type PagingOptions } from "@listwright/adapters"
import {
  combinedDefinition,
  combineRefusalText,
  validateSelection,
  type SavedList,
  type SavedListId,
  type SavedListQuery,
} from "@listwright/domain/saved-lists"
import { COMBINING_DISABLED_TEXT } from "@listwright/domain/geography"
import { isIsoDay, toIsoDay } from "@listwright/domain/suppression"
import type { AccountId } from "@listwright/domain/account"
import { Effect, Result } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { createUnsavedDraft } from "../../../drafts/createUnsavedDraft.ts"
import { type SavedCountSearchFields, SavedCounts } from "../../../saved-lists/SavedCounts.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { refuseTooManyRequests } from "../../answering/failTooManyRequests.ts"
import { saveCountCall } from "./saveCountCall.ts"

const wireRow = (row: SavedList) => ({
  OrderId: row.id,
  SessionId: row.draftId,
  OrderDate: row.orderDate,
  ExpirationDate: row.expirationDate,
  OrderCode: row.orderCode,
  OrderDesc: row.name,
  ListType: row.listType,
  DataSourceDesc: row.sourceName,
  TotalEstmCost: row.estimatedCost,
  TotalDesiredQty: row.quantity,
  AccountId: row.accountId,
  AccountName: row.accountName,
  UserName: row.userName,
  CostPrice: row.unitPrice,
})

const found = Effect.fn("found")(function* (
  query: SavedListQuery & SavedCountSearchFields,
  { PageNumber, PageSize }: PagingOptions,
) {
  const { reach } = yield* Actor
  const counts = yield* SavedCounts
  const rows = { skip: (PageNumber - 1) * PageSize, most: PageSize }
  const { items, total } = yield* counts.page(reach, query, rows)
  return { ReportData: { Items: items.map(wireRow), TotalRecordCount: total } }
})

/** Parses a day in ISO or MM/DD/YYYY format; null if missing. */
const dayIn = (
  field: string,
  written: string | null | undefined,
): Effect.Effect<string | null, CallRefused> => {
  if (written === undefined || written === null || written === "") return Effect.succeed(null)
  const day = isIsoDay(written) ? written : toIsoDay(written)
  return day === undefined
    ? Effect.fail(
        new CallRefused({ reason: `${field}: '${written}' is not a date. Please write it as MM/DD/YYYY.` }),
      )
    : Effect.succeed(day)
}

/** Creates a draft that combines saved counts as areas [p5-combine-account]. */
const combined = Effect.fn("combined")(function* (
  chosenAccount: AccountId | null,
  ids: ReadonlyArray<SavedListId>,
) {
  const { reach, user } = yield* Actor
  const { configuration } = yield* Site
  if (!configuration.combinesSavedLists) return yield* new CallRefused({ reason: COMBINING_DISABLED_TEXT })
  const counts = yield* SavedCounts
  const selected = yield* counts.some(reach, [...new Set(ids)])
  const combination = validateSelection(user.role, chosenAccount, selected)
  if (Result.isFailure(combination))
    return yield* new CallRefused({ reason: combineRefusalText(combination.failure) })
  const { accountId, listType } = combination.success
  const definition = combinedDefinition(combination.success)
  const changed = yield* createUnsavedDraft(user, reach, accountId, definition).pipe(
    Effect.catchTags({
      DraftTooLarge: () => Effect.fail(new CallRefused({ reason: "There are too many lists to combine." })),
      QuotaReached: refuseTooManyRequests,
    }),
  )
  return { SessionId: changed.id, ListType: listType }
})

/**
 * Returns the account specified in a call; null if none is specified. Original clients send 0 if no account is
 * selected.
 */
const accountIn = (written: AccountId | null | undefined): AccountId | null =>
  written === 0 ? null : (written ?? null)

/** Returns the saved count specified in a call; null if a new one is to be created. */
const listIn = (written: SavedListId | 0 | null | undefined): SavedListId | null =>
  written === 0 || written === undefined || written === "" ? null : written

/** Calls for saved lists. */
export const layerSavedLists = HttpApiBuilder.group(Api, "SavedLists", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      SaveCount: ({ payload: { currentSessionId, order, OrderId } }) =>
        toEnvelope(saveCountCall(currentSessionId, order, listIn(OrderId))),
      GetInitSaveData: ({ payload }) =>
        toEnvelope(found({ accountId: null, search: "", start: null, end: null }, payload.pagingOptions)),
      GetSavedCounts: ({ payload }) =>
        toEnvelope(
          Effect.gen(function* () {
            const { accountId, orderName, orderNumber, searchKey } = payload
            const start = yield* dayIn("startDate", payload.startDate)
            const end = yield* dayIn("endDate", payload.endDate)
            const query = {
              accountId: accountIn(accountId),
              search: searchKey ?? "",
              name: orderName ?? "",
              code: orderNumber ?? "",
              email: payload.userEmail ?? "",
              start,
              end,
            }
            return yield* found(query, payload.pagingOptions)
          }),
        ),
      PostMultiCountOrder: ({ payload }) =>
        toEnvelope(
          combined(
            accountIn(payload.accountId),
            payload.multiCountOrderGeos.map(({ GeoKeyCode }) => GeoKeyCode),
          ),
        ),
      DeleteSavedCount: ({ payload }) =>
        toEnvelope(
          Effect.gen(function* () {
            const { reach } = yield* Actor
            yield* (yield* SavedCounts).remove(reach, payload.orderIds)
            return {}
          }),
        ),
    }),
  ),
)
