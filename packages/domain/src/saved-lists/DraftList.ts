import { Schema } from "effect"
import { SavedList } from "./SavedList.ts"
import { FullSavedList } from "./FullSavedList.ts"

/** The most recent save of a list: who saved it, and when. */
export const SavedListChange = Schema.Struct({
  /** The user's full name; '' if the user has no name. */
  by: Schema.String,
  /** True if the requesting user made the change, in another tab or on another device. */
  isOwn: Schema.Boolean,
  /** The time of the save, as an ISO instant. */
  at: Schema.String,
  /** The list's version, which starts at 1 and increases by one with each save. */
  version: Schema.Int,
})
export type SavedListChange = typeof SavedListChange.Type

/**
 * The state of the saved list that a draft was opened from, which determines whether the draft may be saved into it.
 * `none`: the draft wasn't opened from a list. `same`: the list hasn't changed since it was opened. `changed`: a user
 * has saved into it since. `gone`: it was deleted, or the user no longer has access to it. `otherAccount`: the draft
 * now belongs to another account.
 */
export const ListState = Schema.Literals(["none", "same", "changed", "gone", "otherAccount"])
export type ListState = typeof ListState.Type

/** The current state of the saved list that a draft was opened from. */
export const DraftList = Schema.Struct({
  state: ListState,
  /** The list; null if the draft wasn't opened from a list, or the list is gone. */
  list: Schema.NullOr(SavedList),
  /** The last save into the list; null if `list` is null. */
  last: Schema.NullOr(SavedListChange),
})
export type DraftList = typeof DraftList.Type

/** The result of saving into a list. */
export const SavedListUpdate = Schema.Struct({
  list: FullSavedList,
  /** The version created by the save, for `undo`. */
  version: Schema.Int,
  /**
   * The names of the lists built from this list; they continue to use its former content, which is kept under a name of
   * its own.
   */
  keepFormer: Schema.Array(Schema.String),
})
export type SavedListUpdate = typeof SavedListUpdate.Type
