import type { Reach } from "@listwright/domain/account"
import type {
  SavedCount,
  SavedCountId,
  SavedListChange,
  SavedListChanged,
} from "@listwright/domain/saved-lists"
import type { NotFound } from "@listwright/domain/shared"
import { Context, type Effect, Schema } from "effect"
import type { NewSavedCount } from "./SavedCounts.ts"

/** An order that names the list is not written yet: it must hold the people that were ordered. */
export class ListInDelivery extends Schema.TaggedError<ListInDelivery>()("ListInDelivery", {}) {}

/** What a save replaced is not kept: it was put back already, or another save came after it. */
export class NothingReplaced extends Schema.TaggedError<NothingReplaced>()("NothingReplaced", {}) {}

/** What takes the place of a list's content. */
export interface NewContent {
  readonly id: SavedCountId
  /** null: the list keeps its name. */
  readonly name: string | null
  /** The version that may be replaced; null: any. */
  readonly over: number | null
  readonly count: Omit<NewSavedCount, "id">
}

/** A list that was written, and what kept the content that it had. */
export interface WrittenList {
  readonly version: number
  /** The names of the lists that were made of it, of those that are reached. */
  readonly keepFormer: ReadonlyArray<string>
}

/**
 * What saved lists hold, as far as it changes. Each change is a new version. The content before is kept for `restore`, and as a
 * list that no page shows for those that were made of it: what they select never changes by itself. What is not reached looks
 * exactly like what does not exist.
 */
export class ListContents extends Context.Service<
  ListContents,
  {
    /** The row of a list, and its last save, for whoever asks. */
    readonly last: (
      reach: Reach,
      id: SavedCountId,
    ) => Effect.Effect<{ readonly list: SavedCount; readonly last: SavedListChange }, NotFound>
    /** Compare and swap. */
    readonly replace: (
      reach: Reach,
      content: NewContent,
    ) => Effect.Effect<WrittenList, NotFound | SavedListChanged | ListInDelivery>
    /** Puts back what `version` replaced, once, also for the drafts of whoever asks that hold it. */
    readonly restore: (
      reach: Reach,
      id: SavedCountId,
      version: number,
    ) => Effect.Effect<WrittenList, NotFound | SavedListChanged | ListInDelivery | NothingReplaced>
  }
>()("@listwright/server/saved-counts/ListContents") {}
