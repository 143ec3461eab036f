import { CanonicalDefinition } from "@listwright/domain/definition"
import { Contact } from "@listwright/domain/drafts"
import {
  DraftList,
  SavedListId,
  SavedListUpdate,
  FullSavedList,
  SavedListChange,
  SavedListName,
} from "@listwright/domain/saved-lists"
import { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { Access, allowNamedRecords } from "../../access/Access.ts"
import { exampleList } from "../../access/definitionRequests.ts"
import { Missing, TooLarge, TooMany, Unavailable, Unprocessable, V1Decoding } from "../V1Errors.ts"

const id = { id: SavedListId }

/**
 * The list was saved in the meantime; `last` contains the user who saved it and the time. This error is kept separate
 * from the errors that every page loads.
 */
export class ListChanged extends Schema.TaggedError<ListChanged>()(
  "ListChanged",
  { message: Schema.String, last: SavedListChange },
  { httpApiStatus: 409 },
) {}

/** A list's new content: either a draft or a definition. */
export const SaveIntoListPayload = Schema.Struct({
  /** The new name; if omitted, the list's name doesn't change. */
  name: Schema.optionalKey(SavedListName),
  draft: Schema.optionalKey(
    Schema.Struct({
      id: DraftId,
      /** The revision to save; defaults to the draft's current revision. */
      revision: Schema.optionalKey(Schema.Int),
      /** The contact; defaults to the one in the user's profile. */
      contact: Schema.optionalKey(Contact),
    }),
  ),
  definition: Schema.optionalKey(CanonicalDefinition),
  /**
   * The version to replace. If omitted, a draft opened from the list replaces the version it was opened from; any other
   * content replaces any version.
   */
  over: Schema.optionalKey(Schema.Int),
})

/**
 * The calls that change saved lists in place. They're separate from V1SavedLists because the types of one combined
 * group would be too long to write out.
 */
export class V1SavedListEditsGroup extends HttpApiGroup.make("V1SavedListEdits")
  .add(
    HttpApiEndpoint.get("listOfDraft", "/drafts/:id/saved-list", {
      params: { id: DraftId },
      success: DraftList,
      error: Missing,
    }).annotate(Access, allowNamedRecords("draft")),
    HttpApiEndpoint.put("saveIntoList", "/saved-lists/:id", {
      params: id,
      payload: SaveIntoListPayload,
      success: SavedListUpdate,
      error: [Missing, ListChanged, Unprocessable, Unavailable, TooLarge, TooMany],
    }).annotate(
      Access,
      allowNamedRecords({
        "saved count": (list) => ({ params: list, payload: { definition: exampleList } }),
        draft: (draft, { savedCounts }) => ({ params: savedCounts[0], payload: { draft: { id: draft } } }),
      }),
    ),
    HttpApiEndpoint.post("undoSaveIntoList", "/saved-lists/:id/undo", {
      params: id,
      payload: Schema.Struct({
        /** The version created by the save. */
        version: Schema.Int,
      }),
      success: FullSavedList,
      error: [Missing, ListChanged, Unprocessable],
    }).annotate(Access, allowNamedRecords("saved count", { payload: { version: 1 } })),
  )
  .middleware(Authentication)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
