import { Context, type Effect, Schema } from "effect"
import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import type { CallFailed } from "../shared/Failures.ts"
import type { DraftId } from "../shared/DraftId.ts"
import type { SavedCountId } from "../shared/SavedCountId.ts"
import { type ListOfDraft, SavedListChange, type SavedInto } from "./ListOfDraft.ts"
import type { SavedList } from "./SavedList.ts"
import type { CountToSave } from "./SavedLists.ts"

/** Another save into the list came first; `last` says by which user and when. */
export class SavedListChanged extends Schema.TaggedError<SavedListChanged>()("SavedListChanged", {
  last: SavedListChange,
}) {}

/** The content to save into a list: a draft as it was counted, or a definition. Holds no payment data. */
export type ListContent = CountToSave | { readonly definition: CanonicalDefinition }

/** A list that takes another content. */
export interface ListToSaveInto {
  readonly id: SavedCountId
  /** null: the list keeps its name. */
  readonly name: string | null
  readonly content: ListContent
  /**
   * The version that may be replaced. null: of a draft that came from the list, the one that was opened; of anything else, whichever
   * there is.
   */
  readonly over: number | null
}

/** Saved lists that are changed in place: each keeps its id, its code, its watches and its links. */
export class SavedListEdits extends Context.Service<
  SavedListEdits,
  {
    /** The list that a draft came from. */
    readonly ofDraft: (draftId: DraftId) => Effect.Effect<ListOfDraft, CallFailed>
    /**
     * Compares and swaps: writes only if no other save into the list came first. Counts and prices the content now.
     */
    readonly saveInto: (list: ListToSaveInto) => Effect.Effect<SavedInto, CallFailed | SavedListChanged>
    /** Puts back what the save that made `version` replaced, its name too; once. */
    readonly undo: (
      id: SavedCountId,
      version: number,
    ) => Effect.Effect<SavedList, CallFailed | SavedListChanged>
  }
>()("@listwright/domain/SavedListEdits") {}
