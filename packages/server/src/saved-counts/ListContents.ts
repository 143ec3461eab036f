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

/** The content that a save replaced is no longer kept: it was restored already, or another save came after it. */
export class NothingReplaced extends Schema.TaggedError<NothingReplaced>()("NothingReplaced", {}) {}

/** The new content of a list. */
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
 * The contents of saved lists, as far as they change. Each change is a new version. The previous content is kept for
 * `restore`, and as a hidden list for the lists that were made of it, whose selection never changes by itself. A list
 * out of reach looks missing.
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
