import { emptyContact } from "@listwright/domain/drafts"
import { initialContact } from "@listwright/domain/order"
import { type SavedList, type FullSavedList, SavedLists } from "@listwright/domain/saved-lists"
import {
  type CallFailed,
  type DraftId,
  firstPage,
  NotFound,
  Refused,
  type SavedListId,
} from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { userFromWire } from "../../../http/account/userFromWire.ts"
import { ApiClient } from "../../../http/ApiClient.ts"
import { envelopeData } from "../../../http/envelopeData.ts"
import { createListedCalls, callWithName, saveDraftList } from "../../../http/saved-lists/SavedListsHttp.ts"
import { toOriginalContact } from "../../../original-order/toOriginalContact.ts"
import { unsupportedCall } from "../client/unsupportedCall.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"
import { writeOrder } from "../counting/writeOrder.ts"
import { readSavedListRows } from "./readSavedListRows.ts"
import { fetchSessionDraft, NO_REVISION, fetchSessionOrder } from "./fetchSessionOrder.ts"

/** The number of rows per page when searching for one list. */
const ROWS = 200

/**
 * Implements SavedLists over the original contract, which saves a session's order under a name and keeps no versions.
 * `get` reads the order of the list's session, which has lost its areas without records, requests a number of records
 * from each other area, and has no receipt or snapshot (`snapshot` is ''). `saveDefinition` saves a union as its lists.
 * The contract has no calls to rename, copy, export, import, recount, repeat, or compare lists, so these fail with
 * Refused.
 */
export const createOriginalSavedListsPort = (calls: OriginalCalls): SavedLists["Service"] => {
  const listed = createListedCalls(calls, (rows) => readSavedListRows(calls, rows))

  /** Finds a list's row, one page at a time. */
  const rowWhere = Effect.fnUntraced(function* (
    search: string,
    isMeant: (row: SavedList) => boolean,
  ): Effect.fn.Return<SavedList, CallFailed> {
    for (let pageNumber = 1, seen = 0; ; pageNumber++) {
      const { items, total } = yield* listed.page(
        { accountId: null, search, start: null, end: null },
        { ...firstPage("savedLists"), pageNumber, pageSize: ROWS, start: seen },
      )
      const found = items.find(isMeant)
      if (found !== undefined) return found
      seen += items.length
      if (items.length === 0 || seen >= total) return yield* new NotFound({ what: "saved list" })
    }
  })
  const rowOf = (id: SavedListId) => rowWhere("", (row) => row.id === id)

  const listOf = (row: SavedList): Effect.Effect<FullSavedList, CallFailed> =>
    Effect.map(fetchSessionDraft(calls, row.draftId), ({ choices, definition }) => ({
      row,
      definition,
      choices,
      snapshot: "",
      receipt: null,
    }))

  const save: SavedLists["Service"]["save"] = ({ contact, draftId }) =>
    saveDraftList(calls, draftId, {
      ListModuleSessionId: draftId,
      OrderContactInformation: toOriginalContact(contact),
    })

  const savedAs = (name: string, session: DraftId) =>
    Effect.flatMap(
      rowWhere(name, (row) => row.draftId === session),
      listOf,
    )

  return SavedLists.of({
    ...listed,
    save,
    get: (id) => Effect.flatMap(rowOf(id), listOf),
    saveDefinition: ({ accountId, definition, name }) =>
      callWithName(name, () =>
        Effect.gen(function* () {
          const user = userFromWire(yield* envelopeData(calls.Account.GetUserInformation({ payload: {} })))
          const session = yield* writeOrder(calls)({ definition, session: null, accountId })
          const contact = { ...initialContact(emptyContact, user, null), orderName: name.trim() }
          yield* save({ contact, draftId: session, revision: NO_REVISION }).pipe(
            Effect.catchTag("CountNotSaved", ({ reason }) => Effect.fail(new Refused({ reason }))),
          )
          return yield* savedAs(contact.orderName, session)
        }),
      ),
    open: Effect.fnUntraced(function* (id) {
      const row = yield* rowOf(id)
      const { AccountId, DraftRevision: _revision, ...order } = yield* fetchSessionOrder(calls, row.draftId)
      const { ListModuleSessionId: _session, ...selection } = order
      const opened = yield* envelopeData(
        calls.Counting.SubmitOrder({
          payload: { order: { ...selection, ...(AccountId === undefined ? {} : { AccountId }) } },
        }),
      )
      return yield* fetchSessionDraft(calls, opened.ListModuleSessionId)
    }),
    rename: () => unsupportedCall,
    duplicate: () => unsupportedCall,
    exportFile: () => unsupportedCall,
    importFile: () => unsupportedCall,
    recount: () => unsupportedCall,
    repeat: () => unsupportedCall,
    openPart: () => unsupportedCall,
    compare: () => unsupportedCall,
  })
}

/** Provides SavedLists over the original contract. */
export const layerSavedListsOriginal = Layer.effect(
  SavedLists,
  Effect.map(ApiClient, createOriginalSavedListsPort),
)
