import { CountNotSaved, type SavedList, SavedListName, SavedLists } from "@listwright/domain/saved-lists"
import {
  type CallFailed,
  type DraftId,
  Refused,
  schemaProblems,
  ServerFailed,
} from "@listwright/domain/shared"
import { parseOriginalMessage } from "@listwright/domain/wording"
import { Effect, Layer, Result, Schema } from "effect"
import type { OriginalOrder } from "../../contract/original/order/OriginalOrder.ts"
import type { WireSavedCount } from "../../contract/original/saved-lists/SavedListsGroup.ts"
import { toOriginalContact } from "../../original-order/toOriginalContact.ts"
import { ApiClient, type Calls } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { OrderSession } from "../OrderSession.ts"
import { wirePaging } from "../wirePaging.ts"

/**
 * Converts a row of the saved lists. The contract names its source and account but doesn't number them, so the caller
 * does.
 */
export const savedListFromWire = (
  row: WireSavedCount,
  { accountId, listType }: Pick<SavedList, "accountId" | "listType">,
): SavedList => ({
  id: row.OrderId,
  draftId: row.SessionId,
  orderDate: row.OrderDate,
  expirationDate: row.ExpirationDate,
  orderCode: row.OrderCode,
  name: row.OrderDesc,
  listType,
  sourceName: row.DataSourceDesc,
  estimatedCost: row.TotalEstmCost,
  quantity: row.TotalDesiredQty,
  accountId,
  accountName: row.AccountName,
  userName: row.UserName,
  unitPrice: row.CostPrice,
})

type RowsOf = (rows: ReadonlyArray<WireSavedCount>) => Effect.Effect<ReadonlyArray<SavedList>, CallFailed>

const numberedRows: RowsOf = (rows) =>
  Effect.forEach(rows, (row): Effect.Effect<SavedList, CallFailed> => {
    const { AccountId: accountId, ListType: listType } = row
    return accountId === undefined || listType === undefined
      ? Effect.fail(new ServerFailed({ status: 200 }))
      : Effect.succeed(savedListFromWire(row, { accountId, listType }))
  })

const decodeName = Schema.decodeUnknownResult(SavedListName)

/**
 * Makes a call with a list's name if the name is valid; otherwise fails immediately with the reason, without calling
 * the server.
 */
export const callWithName = <A, E, R>(
  name: string | null,
  call: () => Effect.Effect<A, E, R>,
): Effect.Effect<A, E | Refused, R> => {
  const read = name === null ? null : decodeName(name)
  return read !== null && Result.isFailure(read)
    ? Effect.fail(new Refused({ reason: `name: ${schemaProblems(read.failure)}` }))
    : call()
}

/** Implements the SavedLists calls that are the same in both contracts; `rowsOf` converts their rows. */
export const createListedCalls = (
  api: Pick<Calls, "SavedLists">,
  rowsOf: RowsOf,
): Pick<SavedLists["Service"], "combine" | "page" | "remove"> => ({
  page: ({ accountId, end, search, start }, paging) =>
    Effect.flatMap(
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
      ({ ReportData: { Items, TotalRecordCount } }) =>
        Effect.map(rowsOf(Items), (items) => ({ items, total: TotalRecordCount })),
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
  remove: (orderIds) =>
    Effect.asVoid(envelopeData(api.SavedLists.DeleteSavedCount({ payload: { orderIds } }))),
})

/** Saves a draft's list with SaveCount; `order` identifies the draft and names the list. */
export const saveDraftList = (
  api: Pick<Calls, "SavedLists">,
  draftId: DraftId,
  order: OriginalOrder,
): Effect.Effect<void, CallFailed | CountNotSaved> =>
  envelopeData(api.SavedLists.SaveCount({ payload: { currentSessionId: draftId, order } })).pipe(
    Effect.provideService(OrderSession, draftId),
    Effect.flatMap(({ IsSuccess, Message }) =>
      IsSuccess ? Effect.void : Effect.fail(new CountNotSaved({ reason: parseOriginalMessage(Message) })),
    ),
  )

/** Provides SavedLists over the contract. */
export const layerSavedListsHttp = Layer.effect(
  SavedLists,
  Effect.map(ApiClient, (api) =>
    SavedLists.of({
      ...createListedCalls(api, numberedRows),
      save: ({ contact, draftId, revision }) =>
        saveDraftList(api, draftId, {
          ListModuleSessionId: draftId,
          DraftRevision: revision,
          OrderContactInformation: toOriginalContact(contact),
        }),
      get: (id) => mapCallFailure("saved list")(api.V1SavedLists.getSavedList({ params: { id } })),
      saveDefinition: ({ accountId, definition, name }) =>
        callWithName(name, () =>
          mapCallFailure("account")(
            api.V1SavedLists.saveDefinition({
              payload: { name, definition, ...(accountId === null ? {} : { accountId }) },
            }),
          ),
        ),
      rename: (id, name) =>
        callWithName(name, () =>
          mapCallFailure("saved list")(
            api.V1SavedLists.renameSavedList({ params: { id }, payload: { name } }),
          ),
        ),
      duplicate: (id, name) =>
        callWithName(name, () =>
          mapCallFailure("saved list")(
            api.V1SavedLists.duplicateSavedList({ params: { id }, payload: name === null ? {} : { name } }),
          ),
        ),
      exportFile: (id) => mapCallFailure("saved list")(api.V1SavedLists.exportSavedList({ params: { id } })),
      importFile: ({ accountId, file, name }) =>
        callWithName(name, () =>
          mapCallFailure("account")(
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
        mapCallFailure("saved list")(api.V1SavedLists.recountSavedList({ params: { id }, payload: {} })),
      repeat: (id) =>
        mapCallFailure("saved list")(api.V1SavedLists.repeatSavedList({ params: { id }, payload: {} })),
      open: (id) =>
        mapCallFailure("saved list")(api.V1SavedLists.openSavedList({ params: { id }, payload: {} })),
      openPart: (lists, part) =>
        mapCallFailure("saved list")(api.V1SavedLists.openPart({ payload: { lists, part } })),
      compare: (question) =>
        mapCallFailure("saved list")(api.V1SavedLists.compareLists({ payload: question })),
    }),
  ),
)
