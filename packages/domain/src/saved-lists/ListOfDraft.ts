import { Schema } from "effect"
import { SavedList } from "./SavedList.ts"
import { SavedListInFull } from "./SavedListInFull.ts"

/** The user who last saved a list, and the time. */
export const SavedListChange = Schema.Struct({
  /** The full name of the user; '' if the user has no name. */
  by: Schema.String,
  /** True if the requesting user made the change, in another tab or on another device. */
  isOwn: Schema.Boolean,
  /** The instant of the save; an ISO instant. */
  at: Schema.String,
  /** The version of the list, which starts at 1 and grows by one with each save. */
  version: Schema.Int,
})
export type SavedListChange = typeof SavedListChange.Type

/**
 * The state of the list that a draft came from, which determines whether the draft may be saved into it. `none`: the
 * draft came from no list. `same`: the list hasn't changed since it was opened. `changed`: a user saved into it since.
 * `gone`: it was deleted, or the user no longer has access to it. `otherAccount`: the draft now belongs to another
 * account.
 */
export const ListState = Schema.Literals(["none", "same", "changed", "gone", "otherAccount"])
export type ListState = typeof ListState.Type

/** The current state of the saved list that a draft came from. */
export const ListOfDraft = Schema.Struct({
  state: ListState,
  /** The list; null if the draft came from no list, or the list is gone. */
  list: Schema.NullOr(SavedList),
  /** The last save into the list; null if `list` is null. */
  last: Schema.NullOr(SavedListChange),
})
export type ListOfDraft = typeof ListOfDraft.Type

/** The result of saving into a list. */
export const SavedInto = Schema.Struct({
  list: SavedListInFull,
  /** The version that the save made, for `undo`. */
  version: Schema.Int,
  /** The names of the lists that were made from it; they keep its former content, under a name of its own. */
  keepFormer: Schema.Array(Schema.String),
})
export type SavedInto = typeof SavedInto.Type
