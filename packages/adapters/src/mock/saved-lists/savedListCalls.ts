import { AccountId } from "@listwright/domain/account"
import { CanonicalDefinition } from "@listwright/domain/definition"
import { Draft } from "@listwright/domain/drafts"
import {
  combinedDefinition,
  combineRefusalText,
  combineSelected,
  type SavedCount,
  SavedCountId,
  SavedList,
  SavedListName,
} from "@listwright/domain/saved-lists"
import { Option, Result, Schema } from "effect"
import { PagingOptions } from "../../contract/legacy/Paging.ts"
import { answered, refused } from "../answers.ts"
import { newDraft } from "../drafts/newDraft.ts"
import type { MockAnswer, MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"
import { fileCalls } from "./fileCalls.ts"
import { savedDraft, saveCountAnswer } from "./savedDraft.ts"
import { shareCalls } from "./shareCalls.ts"
import { watchCalls } from "./watchCalls.ts"

const text = Schema.optionalKey(Schema.NullOr(Schema.String))
const account = Schema.optionalKey(Schema.NullOr(AccountId))
const Search = Schema.Struct({
  accountId: account,
  searchKey: text,
  startDate: text,
  endDate: text,
  pagingOptions: PagingOptions,
})
const Combining = Schema.Struct({
  accountId: account,
  multiCountOrderGeos: Schema.Array(Schema.Struct({ GeoKeyCode: SavedCountId })),
})
const Deleting = Schema.Struct({ orderIds: Schema.Array(SavedCountId) })
const Renaming = Schema.Struct({ name: SavedListName })
const Saving = Schema.Struct({ name: SavedListName, definition: CanonicalDefinition, accountId: account })

const encodeList = Schema.encodeSync(Schema.toCodecJson(SavedList))
const encodeDraft = Schema.encodeSync(Schema.toCodecJson(Draft))

const wireRow = (row: SavedCount) => ({
  OrderId: row.orderId,
  SessionId: row.sessionId,
  OrderDate: row.orderDate,
  ExpirationDate: row.expirationDate,
  OrderCode: row.orderCode,
  OrderDesc: row.orderDesc,
  ListType: row.listType,
  DataSourceDesc: row.dataSourceDesc,
  TotalEstmCost: row.totalEstmCost,
  TotalDesiredQty: row.totalDesiredQty,
  AccountId: row.accountId,
  AccountName: row.accountName,
  UserName: row.userName,
  CostPrice: row.costPrice,
})

const holds = (whole: string, part: string): boolean => whole.toLowerCase().includes(part.toLowerCase())

/** Saved lists that are saved, found, renamed, opened, combined and deleted, as the server does it. */
export const savedListCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const missing = () => state.recordings.titled("getSavedList", "somebody else's")
  const gone = () => state.recordings.titled("DeleteSavedCount", "somebody else's")
  const held = (id: string | undefined) => state.savedLists.find(({ row }) => row.orderId === id)
  const withList = (id: string | undefined, answer: (list: SavedList) => MockAnswer): MockAnswer => {
    const list = held(id)
    return list === undefined ? missing() : answer(list)
  }
  const page: MockCall = (request) => {
    const asked = Schema.decodeUnknownOption(Search)(request.body)
    const same = state.recordings.same("GetSavedCounts", request)
    if (same !== undefined && same !== state.recordings.titled("GetSavedCounts", "found")) return same
    if (Option.isNone(asked)) return refused("This is no search.")
    const { accountId = null, endDate, pagingOptions, searchKey, startDate } = asked.value
    const found = state.savedLists.filter(
      ({ row }) =>
        (accountId === null || row.accountId === accountId) &&
        (holds(row.orderDesc, searchKey ?? "") || holds(row.orderCode, searchKey ?? "")) &&
        (startDate === undefined || startDate === null || row.orderDate >= startDate) &&
        (endDate === undefined || endDate === null || row.orderDate <= endDate),
    )
    const { PageNumber, PageSize } = pagingOptions
    const start = (PageNumber - 1) * PageSize
    return answered({
      ReportData: {
        Items: found.slice(start, start + PageSize).map(({ row }) => wireRow(row)),
        TotalRecordCount: found.length,
      },
    })
  }

  return {
    ...shareCalls(state),
    ...fileCalls(state),
    ...watchCalls(state),
    GetInitSaveData: page,
    GetSavedCounts: page,
    SaveCount: (request) => saveCountAnswer(state, request),
    PostMultiCountOrder: ({ body }) => {
      const { accountId = null, multiCountOrderGeos } = Schema.decodeUnknownSync(Combining)(body)
      const lists = multiCountOrderGeos.map(({ GeoKeyCode }) => held(GeoKeyCode))
      const rows = lists.flatMap((list) => (list === undefined ? [] : [list.row]))
      if (rows.length < lists.length) return gone()
      const combination = combineSelected("User", accountId, rows)
      if (Result.isFailure(combination)) return refused(combineRefusalText(combination.failure))
      const { listType, ...combined } = combination.success
      const definition = combinedDefinition({ listType, ...combined })
      const draft = newDraft(state, listType, { accountId: combined.accountId, definition })
      return answered({ SessionId: draft.id, ListType: listType })
    },
    DeleteSavedCount: ({ body }) => {
      const { orderIds } = Schema.decodeUnknownSync(Deleting)(body)
      if (orderIds.some((id) => held(id) === undefined)) return gone()
      const kept = state.savedLists.filter(({ row }) => !orderIds.includes(row.orderId))
      state.savedLists.splice(0, state.savedLists.length, ...kept)
      return answered({})
    },
    getSavedList: ({ params }) => withList(params["id"], (list) => ({ status: 200, body: encodeList(list) })),
    renameSavedList: (request) =>
      withList(request.params["id"], (list) => {
        const asked = Schema.decodeUnknownOption(Renaming)(request.body)
        if (Option.isNone(asked)) return state.recordings.titled("renameSavedList", "without a name")
        const renamed = { ...list, row: { ...list.row, orderDesc: asked.value.name } }
        state.savedLists.splice(state.savedLists.indexOf(list), 1, renamed)
        return { status: 200, body: encodeList(renamed) }
      }),
    openSavedList: ({ params }) =>
      withList(params["id"], ({ choices, definition, row }) => {
        const opened = newDraft(state, row.listType, {
          accountId: row.accountId,
          definition,
          choices: { ...choices, step: "order", countId: null },
        })
        return { status: 200, body: encodeDraft(opened) }
      }),
    saveDefinition: ({ body }) => {
      const { definition, name } = Schema.decodeUnknownSync(Saving)(body)
      const draft = newDraft(state, definition.listType, { definition })
      return { status: 200, body: encodeList(savedDraft(state, draft, name)) }
    },
  }
}
