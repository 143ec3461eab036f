import { Context, type Effect, Schema } from "effect"
import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import type { CallFailed } from "../shared/Failures.ts"
import type { DraftId } from "../shared/DraftId.ts"
import type { SavedListId } from "../shared/SavedListId.ts"
import { type DraftList, SavedListChange, type SavedListUpdate } from "./DraftList.ts"
import type { FullSavedList } from "./FullSavedList.ts"
import type { SavableCount } from "./SavedLists.ts"

/** Raised when another user or session saved the list first; `last` says who saved it, and when. */
export class SavedListChanged extends Schema.TaggedError<SavedListChanged>()("SavedListChanged", {
  last: SavedListChange,
}) {}

/** The content to save into a list: a draft as it was counted, or a definition. It contains no payment data. */
export type ListContent = SavableCount | { readonly definition: CanonicalDefinition }

/** A list whose content is to be replaced. */
export interface ListReplacement {
  readonly id: SavedListId
  /** The new name; null keeps the list's name. */
  readonly name: string | null
  readonly content: ListContent
  /**
   * The version to replace. If null, a draft opened from the list replaces the version that was opened; any other
   * content replaces any version.
   */
  readonly over: number | null
}

/** The port for editing saved lists in place: each keeps its ID, code, watches, and links. */
export class SavedListEdits extends Context.Service<
  SavedListEdits,
  {
    /** Returns the list that a draft was opened from. */
    readonly ofDraft: (draftId: DraftId) => Effect.Effect<DraftList, CallFailed>
    /**
     * Saves the content into the list, unless another save came first. The content is counted and priced when it's
     * saved.
     */
    readonly saveInto: (
      list: ListReplacement,
    ) => Effect.Effect<SavedListUpdate, CallFailed | SavedListChanged>
    /** Restores the content and name that the save to `version` replaced; works only once. */
    readonly undo: (
      id: SavedListId,
      version: number,
    ) => Effect.Effect<FullSavedList, CallFailed | SavedListChanged>
  }
>()("@listwright/domain/SavedListEdits") {}
