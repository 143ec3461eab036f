import { CountNotSaved, SavedListName, SavedLists } from "@listwright/domain/saved-lists"
import { readOriginal, Refused, schemaProblems } from "@listwright/domain/shared"
import { Effect, Layer, Result, Schema } from "effect"
import type { WireSavedCount } from "../../contract/original/saved-lists/SavedListsGroup.ts"
import { originalContact } from "../../original-order/originalContact.ts"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { OrderSession } from "../OrderSession.ts"
import { wirePaging } from "../wirePaging.ts"

const savedCountOf = (row: WireSavedCount) => ({
  id: row.OrderId,
  draftId: row.SessionId,
  orderDate: row.OrderDate,
  expirationDate: row.ExpirationDate,
  orderCode: row.OrderCode,
  name: row.OrderDesc,
  listType: row.ListType,
  dataSourceDesc: row.DataSourceDesc,
  estimatedCost: row.TotalEstmCost,
  quantity: row.TotalDesiredQty,
  accountId: row.AccountId,
  accountName: row.AccountName,
  userName: row.UserName,
  unitPrice: row.CostPrice,
})

const decodeName = Schema.decodeUnknownResult(SavedListName)

/**
 * Makes a call with a list's name if the name is valid; otherwise returns the reason right away rather than as a server
 * failure.
 */
const named = <A, E, R>(
  name: string | null,
  call: () => Effect.Effect<A, E, R>,
): Effect.Effect<A, E | Refused, R> => {
  const read = name === null ? null : decodeName(name)
  return read !== null && Result.isFailure(read)
    ? Effect.fail(new Refused({ reason: `name: ${schemaProblems(read.failure)}` }))
    : call()
}

/** Provides SavedLists over the contract. */
export const layerSavedListsHttp = Layer.effect(
  SavedLists,
  Effect.map(ApiClient, (api) =>
    SavedLists.of({
      page: ({ accountId, end, search, start }, paging) =>
        Effect.map(
          envelopeData(
            api.SavedLists.GetSavedCounts({
              payload: {
                accountId,
                searchKey: search,
                startDate: start,
                endDate: end,
                pagingOptions: wirePaging(paging),
              },
            }),
          ),
          ({ ReportData: { Items, TotalRecordCount } }) => ({
            items: Items.map(savedCountOf),
            totalRecordCount: TotalRecordCount,
          }),
        ),
      save: ({ contact, draftId, revision }) =>
        envelopeData(
          api.SavedLists.SaveCount({
            payload: {
              currentSessionId: draftId,
              order: {
                ListModuleSessionId: draftId,
                DraftRevision: revision,
                OrderContactInformation: originalContact(contact),
              },
            },
          }),
        ).pipe(
          Effect.provideService(OrderSession, draftId),
          Effect.flatMap(({ IsSuccess, Message }) =>
            IsSuccess ? Effect.void : Effect.fail(new CountNotSaved({ reason: readOriginal(Message) })),
          ),
        ),
      combine: ({ accountId, savedCounts }) =>
        Effect.map(
          envelopeData(
            api.SavedLists.PostMultiCountOrder({
              payload: { accountId, multiCountOrderGeos: savedCounts.map((id) => ({ GeoKeyCode: id })) },
            }),
          ),
          ({ SessionId }) => SessionId,
        ),
      remove: (ids) =>
        Effect.asVoid(envelopeData(api.SavedLists.DeleteSavedCount({ payload: { orderIds: ids } }))),
      get: (id) => orCallFailed("saved list")(api.V1SavedLists.getSavedList({ params: { id } })),
      saveDefinition: ({ accountId, definition, name }) =>
        named(name, () =>
          orCallFailed("account")(
            api.V1SavedLists.saveDefinition({
              payload: { name, definition, ...(accountId === null ? {} : { accountId }) },
            }),
          ),
        ),
      rename: (id, name) =>
        named(name, () =>
          orCallFailed("saved list")(api.V1SavedLists.renameSavedList({ params: { id }, payload: { name } })),
        ),
      duplicate: (id, name) =>
        named(name, () =>
          orCallFailed("saved list")(
            api.V1SavedLists.duplicateSavedList({ params: { id }, payload: name === null ? {} : { name } }),
          ),
        ),
      exportFile: (id) => orCallFailed("saved list")(api.V1SavedLists.exportSavedList({ params: { id } })),
      importFile: ({ accountId, file, name }) =>
        named(name, () =>
          orCallFailed("account")(
            api.V1SavedLists.importSavedList({
              payload: {
                file,
                ...(name === null ? {} : { name }),
                ...(accountId === null ? {} : { accountId }),
              },
            }),
          ),
        ),
      recount: (id) =>
        orCallFailed("saved list")(api.V1SavedLists.recountSavedList({ params: { id }, payload: {} })),
      repeat: (id) =>
        orCallFailed("saved list")(api.V1SavedLists.repeatSavedList({ params: { id }, payload: {} })),
      open: (id) =>
        orCallFailed("saved list")(api.V1SavedLists.openSavedList({ params: { id }, payload: {} })),
      openPart: (lists, part) =>
        orCallFailed("saved list")(api.V1SavedLists.openPart({ payload: { lists, part } })),
      compare: (question) => orCallFailed("saved list")(api.V1SavedLists.compareLists({ payload: question })),
    }),
  ),
)
