import type { Reach } from "@listwright/domain/account"
import type {
  SavedList,
  SavedListId,
  SavedListChange,
  SavedListChanged,
} from "@listwright/domain/saved-lists"
import type { NotFound } from "@listwright/domain/shared"
import { Context, type Effect, Schema } from "effect"
import type { NewSavedCount } from "./SavedCounts.ts"

/** Raised when an order that uses the list hasn't been delivered yet, so the list must keep the ordered records. */
export class ListInDelivery extends Schema.TaggedError<ListInDelivery>()("ListInDelivery", {}) {}

/**
 * Raised when the content replaced by a save is no longer stored, because it was already restored or overwritten again.
 */
export class ReplacedContentMissing extends Schema.TaggedError<ReplacedContentMissing>()(
  "ReplacedContentMissing",
  {},
) {}

/** The new content of a list. */
export interface NewContent {
  readonly id: SavedListId
  /** The list's new name; null to leave the name unchanged. */
  readonly name: string | null
  /** The version to replace; null to replace any version. */
  readonly over: number | null
  readonly count: Omit<NewSavedCount, "id">
}

/** The result of writing a list, with the lists that still use its former content. */
export interface ListWriteResult {
  readonly version: number
  /** The names of the dependent lists that the user can access. */
  readonly keepFormer: ReadonlyArray<string>
}

/**
 * The changing contents of saved lists. Each change creates a new version. The previous content is kept for `restore`,
 * and as a hidden list for dependent lists, whose selection never changes on its own. An inaccessible list is treated
 * as nonexistent.
 */
export class ListContents extends Context.Service<
  ListContents,
  {
    /** Returns a list's row and its last save, from the caller's point of view. */
    readonly last: (
      reach: Reach,
      id: SavedListId,
    ) => Effect.Effect<{ readonly list: SavedList; readonly last: SavedListChange }, NotFound>
    /** Replaces the content if its version is still `over`; fails otherwise. */
    readonly replace: (
      reach: Reach,
      content: NewContent,
    ) => Effect.Effect<ListWriteResult, NotFound | SavedListChanged | ListInDelivery>
    /** Restores the content that `version` replaced, once, including in the caller's drafts that contain it. */
    readonly restore: (
      reach: Reach,
      id: SavedListId,
      version: number,
    ) => Effect.Effect<ListWriteResult, NotFound | SavedListChanged | ListInDelivery | ReplacedContentMissing>
  }
>()("@listwright/server/saved-counts/ListContents") {}
