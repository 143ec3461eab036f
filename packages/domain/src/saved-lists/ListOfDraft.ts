import { Schema } from "effect"
import { SavedCount } from "./SavedCount.ts"
import { SavedList } from "./SavedList.ts"

/** The user who last saved a list, and the time. */
export const SavedListChange = Schema.Struct({
  /** The full name of the user; '' if the user has no name. */
  by: Schema.String,
  /** True if the asking user made the change, in another tab or on another device. */
  isOwn: Schema.Boolean,
  /** ISO instant. */
  at: Schema.String,
  /** Starts at 1 and grows by one with each save into the list. */
  version: Schema.Int,
})
export type SavedListChange = typeof SavedListChange.Type

/**
 * The state of the list that a draft came from, which decides whether the draft may be saved into it. `none`: it came
 * from no list. `same`: the list is as it was opened. `changed`: a user saved into it since. `gone`: it was deleted,
 * or the user no longer has access to it. `otherAccount`: the draft is for another account now.
 */
export const ListState = Schema.Literals(["none", "same", "changed", "gone", "otherAccount"])
export type ListState = typeof ListState.Type

/** The saved list that a draft came from, as it is now. */
export const ListOfDraft = Schema.Struct({
  state: ListState,
  /** null if the draft came from no list, or the list is gone. */
  list: Schema.NullOr(SavedCount),
  /** The last save into it; null where the list is. */
  last: Schema.NullOr(SavedListChange),
})
export type ListOfDraft = typeof ListOfDraft.Type

/** A list that was saved into. */
export const SavedInto = Schema.Struct({
  list: SavedList,
  /** The version that the save made, for `undo`. */
  version: Schema.Int,
  /** The names of the lists that were made of it: they keep what it was before, under a name of its own. */
  keepFormer: Schema.Array(Schema.String),
})
export type SavedInto = typeof SavedInto.Type
