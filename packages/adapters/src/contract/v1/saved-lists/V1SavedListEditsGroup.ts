import { CanonicalDefinition } from "@listwright/domain/definition"
import { Contact } from "@listwright/domain/drafts"
import {
  ListOfDraft,
  SavedCountId,
  SavedInto,
  SavedList,
  SavedListChange,
  SavedListName,
} from "@listwright/domain/saved-lists"
import { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { SignedIn } from "../../Actor.ts"
import { Access, names } from "../../access/Access.ts"
import { exampleList } from "../../access/aboutADefinition.ts"
import { Missing, TooLarge, TooMany, Unavailable, Unprocessable, V1Decoding } from "../V1Errors.ts"

const id = { id: SavedCountId }

/**
 * Another save into the list came first; `last` says by which user and when. Kept apart from the errors that every
 * page loads.
 */
export class ListChanged extends Schema.TaggedError<ListChanged>()(
  "ListChanged",
  { message: Schema.String, last: SavedListChange },
  { httpApiStatus: 409 },
) {}

/** The new content of a list: either a draft or a definition. */
export const SaveIntoPayload = Schema.Struct({
  /** Without a name the list keeps its own. */
  name: Schema.optionalKey(SavedListName),
  draft: Schema.optionalKey(
    Schema.Struct({
      id: DraftId,
      /** Without it the draft is saved as it is now. */
      revision: Schema.optionalKey(Schema.Int),
      /** Without it, what the profile says. */
      contact: Schema.optionalKey(Contact),
    }),
  ),
  definition: Schema.optionalKey(CanonicalDefinition),
  /**
   * The version that may be replaced. Without it: of a draft that came from the list, the one that it was opened at; of anything
   * else, whichever there is.
   */
  over: Schema.optionalKey(Schema.Int),
})

/** Saved lists that are changed in place. With those of V1SavedLists in one group, types would be too long to write down. */
export class V1SavedListEditsGroup extends HttpApiGroup.make("V1SavedListEdits")
  .add(
    HttpApiEndpoint.get("listOfDraft", "/drafts/:id/saved-list", {
      params: { id: DraftId },
      success: ListOfDraft,
      error: Missing,
    }).annotate(Access, names("draft")),
    HttpApiEndpoint.put("saveIntoList", "/saved-lists/:id", {
      params: id,
      payload: SaveIntoPayload,
      success: SavedInto,
      error: [Missing, ListChanged, Unprocessable, Unavailable, TooLarge, TooMany],
    }).annotate(
      Access,
      names({
        "saved count": (list) => ({ params: list, payload: { definition: exampleList } }),
        draft: (draft, { savedCounts }) => ({ params: savedCounts[0], payload: { draft: { id: draft } } }),
      }),
    ),
    HttpApiEndpoint.post("undoSaveIntoList", "/saved-lists/:id/undo", {
      params: id,
      payload: Schema.Struct({
        /** The version that the save made. */
        version: Schema.Int,
      }),
      success: SavedList,
      error: [Missing, ListChanged, Unprocessable],
    }).annotate(Access, names("saved count", { payload: { version: 1 } })),
  )
  .middleware(SignedIn)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
