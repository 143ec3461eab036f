import { AccountId } from "@listwright/domain/account"
import { CanonicalDefinition } from "@listwright/domain/definition"
import { Draft } from "@listwright/domain/drafts"
import {
  ImportedLists,
  ListOverlap,
  NewSavedListShare,
  OverlapPart,
  OverlapRequest,
  Recount,
  RepeatedList,
  SavedListId,
  FullSavedList,
  SavedListFile,
  SavedListName,
  SavedListShare,
  ShareAccess,
  SharedList,
  SharedListRow,
  WatchedList,
  WatchSchedule,
} from "@listwright/domain/saved-lists"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { tableCalls } from "./tableCalls.ts"
import { Missing, TooLarge, TooMany, Unavailable, Unprocessable, V1Decoding } from "../V1Errors.ts"
import {
  Access,
  type RelatedRecords,
  allowNamedRecords,
  type RequestParts,
  allowUsers,
} from "../../access/Access.ts"
import { exampleLocationsList, exampleList, exampleSuppressedList } from "../../access/definitionRequests.ts"

const id = { id: SavedListId }

/** A link's secret, sent in the body because URLs get logged along the way. */
const secret = Schema.Struct({ secret: Schema.String.check(Schema.isMaxLength(200)) })

/** Builds a request that saves a list for the named record's account, if the caller works for that account. */
const saving = (definition: object, { accountId, draftId }: RelatedRecords): RequestParts => ({
  payload: { name: "Kept", definition, ...(draftId === null ? {} : { accountId }) },
})

/** The calls for saved lists with their full content. Searching and deleting are original-contract calls. */
export class V1SavedListsGroup extends HttpApiGroup.make("V1SavedLists")
  .add(
    HttpApiEndpoint.get("getSavedList", "/saved-lists/:id", {
      params: id,
      success: FullSavedList,
      error: Missing,
    }).annotate(Access, allowNamedRecords("saved count")),
    HttpApiEndpoint.post("saveDefinition", "/saved-lists", {
      /** Without an account, the list is for the user's own account. */
      payload: Schema.Struct({
        name: SavedListName,
        definition: CanonicalDefinition,
        accountId: Schema.optionalKey(AccountId),
      }),
      success: FullSavedList,
      error: [Missing, Unprocessable, Unavailable, TooLarge, TooMany],
    }).annotate(
      Access,
      allowNamedRecords({
        account: (id) => ({ payload: { name: "Kept", definition: exampleList, accountId: Number(id) } }),
        order: (id, beside) => saving(exampleSuppressedList("orders", id), beside),
        "saved count": (id, beside) => saving(exampleSuppressedList("savedCounts", id), beside),
        "suppression file": (id, beside) => saving(exampleSuppressedList("files", id), beside),
        "location file": (id, beside) => saving(exampleLocationsList(id), beside),
      }),
    ),
    HttpApiEndpoint.put("renameSavedList", "/saved-lists/:id/name", {
      params: id,
      payload: Schema.Struct({ name: SavedListName }),
      success: FullSavedList,
      error: Missing,
    }).annotate(Access, allowNamedRecords("saved count", { payload: { name: "Renamed" } })),
    HttpApiEndpoint.post("duplicateSavedList", "/saved-lists/:id/duplicate", {
      params: id,
      /** Without a name, the copy is named "Copy of NAME". */
      payload: Schema.Struct({ name: Schema.optionalKey(SavedListName) }),
      success: FullSavedList,
      error: [Missing, Unprocessable, TooLarge, TooMany],
    }).annotate(Access, allowNamedRecords("saved count")),
    HttpApiEndpoint.get("exportSavedList", "/saved-lists/:id/definition.json", {
      params: id,
      success: SavedListFile,
      error: [Missing, Unprocessable],
    }).annotate(Access, allowNamedRecords("saved count")),
    HttpApiEndpoint.post("importSavedList", "/saved-lists/import", {
      payload: Schema.Struct({
        file: SavedListFile,
        /** The list's name; defaults to the file's name. */
        name: Schema.optionalKey(SavedListName),
        /** Without an account, the list is for the user's own account. */
        accountId: Schema.optionalKey(AccountId),
      }),
      success: ImportedLists,
      error: [Missing, Unprocessable, Unavailable, TooMany],
    }).annotate(
      Access,
      allowNamedRecords({
        account: (id) => ({ payload: { file: exampleList, accountId: Number(id) } }),
        order: (id, { accountId, draftId }) => ({
          payload: {
            file: exampleSuppressedList("orders", id),
            ...(draftId === null ? {} : { accountId }),
          },
        }),
      }),
    ),
    HttpApiEndpoint.post("shareSavedList", "/saved-lists/:id/share", {
      params: id,
      payload: Schema.Struct({ access: ShareAccess }),
      success: NewSavedListShare,
      error: Missing,
    }).annotate(Access, allowNamedRecords("saved count", { payload: { access: "read" } })),
    HttpApiEndpoint.get("getSavedListShare", "/saved-lists/:id/share", {
      params: id,
      success: Schema.Struct({ share: Schema.NullOr(SavedListShare) }),
      error: Missing,
    }).annotate(Access, allowNamedRecords("saved count")),
    HttpApiEndpoint.delete("revokeSavedListShare", "/saved-lists/:id/share", {
      params: id,
      success: Schema.Struct({}),
      error: Missing,
    }).annotate(Access, allowNamedRecords("saved count")),
    HttpApiEndpoint.post("openSharedList", "/shared-lists/open", {
      payload: secret,
      success: SharedList,
      error: [Missing, TooMany],
    }).annotate(Access, allowUsers({ payload: { secret: "none" } })),
    HttpApiEndpoint.post("copySharedList", "/shared-lists/copy", {
      payload: secret,
      success: FullSavedList,
      error: [Missing, Unprocessable, Unavailable, TooMany],
    }).annotate(Access, allowUsers({ payload: { secret: "none" } })),
    HttpApiEndpoint.get("sharedLists", "/shared-lists", {
      success: Schema.Struct({ lists: Schema.Array(SharedListRow) }),
    }).annotate(Access, allowUsers()),
    HttpApiEndpoint.get("getSharedList", "/shared-lists/:id", {
      params: id,
      success: SharedList,
      error: Missing,
    }).annotate(Access, allowNamedRecords("shared list")),
    HttpApiEndpoint.post("copyOpenedList", "/shared-lists/:id/copy", {
      params: id,
      payload: Schema.Struct({}),
      success: FullSavedList,
      error: [Missing, Unprocessable, Unavailable, TooMany],
    }).annotate(Access, allowNamedRecords("shared list")),
    HttpApiEndpoint.delete("forgetSharedList", "/shared-lists/:id", {
      params: id,
      success: Schema.Struct({}),
      error: Missing,
    }).annotate(Access, allowNamedRecords("shared list")),
    HttpApiEndpoint.post("recountSavedList", "/saved-lists/:id/recount", {
      params: id,
      payload: Schema.Struct({}),
      success: Recount,
      error: [Missing, Unprocessable, Unavailable],
    }).annotate(Access, allowNamedRecords("saved count")),
    HttpApiEndpoint.post("repeatSavedList", "/saved-lists/:id/repeat", {
      params: id,
      payload: Schema.Struct({}),
      success: RepeatedList,
      error: [Missing, Unprocessable, TooLarge, TooMany],
    }).annotate(Access, allowNamedRecords("saved count")),
    HttpApiEndpoint.put("watchSavedList", "/saved-lists/:id/watch", {
      params: id,
      payload: Schema.Struct({ every: WatchSchedule }),
      success: Schema.Struct({}),
      error: Missing,
    }).annotate(Access, allowNamedRecords("saved count", { payload: { every: "month" } })),
    HttpApiEndpoint.delete("unwatchSavedList", "/saved-lists/:id/watch", {
      params: id,
      success: Schema.Struct({}),
      error: Missing,
    }).annotate(Access, allowNamedRecords("saved count")),
    HttpApiEndpoint.get("watchedLists", "/watched-lists", {
      success: Schema.Struct({ lists: Schema.Array(WatchedList) }),
    }).annotate(Access, allowUsers()),
    HttpApiEndpoint.post("openSavedList", "/saved-lists/:id/open", {
      params: id,
      payload: Schema.Struct({}),
      success: Draft,
      error: [Missing, Unprocessable, TooLarge, TooMany],
    }).annotate(Access, allowNamedRecords("saved count")),
    HttpApiEndpoint.post("compareLists", "/saved-lists/overlap", {
      payload: OverlapRequest,
      success: ListOverlap,
      error: [Unprocessable, Unavailable],
    }).annotate(Access, allowNamedRecords({ "saved count": (id) => ({ payload: { lists: [id, "none"] } }) })),
    HttpApiEndpoint.post("openPart", "/saved-lists/overlap/open", {
      payload: Schema.Struct({ lists: OverlapRequest.fields.lists, part: OverlapPart }),
      success: Draft,
      error: [Missing, Unprocessable, TooLarge, TooMany],
    }).annotate(
      Access,
      allowNamedRecords({
        "saved count": (id) => ({ payload: { lists: [id, "none"], part: { kind: "union" } } }),
      }),
    ),
    ...tableCalls,
  )
  .middleware(Authentication)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
