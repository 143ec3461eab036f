import type { Reach, RecentRow, UserId } from "@listwright/domain/account"
import type { CountAnswer } from "@listwright/domain/counting"
import type { Choices, Contact, Draft } from "@listwright/domain/drafts"
import type { PriceFigures } from "@listwright/domain/pricing"
import type { SavedList, SavedListId, FullSavedList, SavedListQuery } from "@listwright/domain/saved-lists"
import type { DraftId, NotFound } from "@listwright/domain/shared"
import { Context, type Effect } from "effect"

/** A count to save, with its results. */
export interface NewSavedCount {
  /** The ID, if it was chosen in advance because other lists refer to it. */
  readonly id?: SavedListId
  readonly draft: Draft
  readonly contact: Contact
  readonly count: CountAnswer
  readonly quantity: number
  readonly figures: Pick<PriceFigures, "unitPrice" | "totalBeforeTax">
}

/** The user copying a saved list, with the copy's own data. */
export interface SavedCountCopy {
  readonly userId: UserId
  readonly draftId: DraftId
  readonly name: string
  readonly choices: Choices
  readonly contact: Contact
}

/** Additional search fields in the original contract; a field that's missing or '' matches everything. */
export interface SavedCountSearchFields {
  /** A part of a name. */
  readonly name?: string
  /** A part of a code. */
  readonly code?: string
  /** The complete email address of the user who saved the list, ignoring case. */
  readonly email?: string
}

export interface SavedCountRows {
  readonly items: ReadonlyArray<SavedList>
  readonly total: number
}

/** The saved counts. An inaccessible count is treated as nonexistent. */
export class SavedCounts extends Context.Service<
  SavedCounts,
  {
    /** Saves a count for the draft's account. */
    readonly save: (userId: UserId, count: NewSavedCount) => Effect.Effect<SavedListId>
    readonly find: (reach: Reach, id: SavedListId) => Effect.Effect<FullSavedList, NotFound>
    /** Returns the user who created a list; the caller must have already found the list. */
    readonly ownerOf: (id: SavedListId) => Effect.Effect<UserId, NotFound>
    /** Changes only the name; the count is unchanged. */
    readonly rename: (reach: Reach, id: SavedListId, name: string) => Effect.Effect<FullSavedList, NotFound>
    /** Copies a count with its date; the caller must have already found the list. */
    readonly copy: (id: SavedListId, copied: SavedCountCopy) => Effect.Effect<SavedListId, NotFound>
    /** Finds a page of saved counts, most recent first. */
    readonly page: (
      reach: Reach,
      query: SavedListQuery & SavedCountSearchFields,
      rows: { readonly skip: number; readonly most: number },
    ) => Effect.Effect<SavedCountRows>
    /** Returns the latest lists, most recent first, each with the number of records that its count found. */
    readonly latest: (reach: Reach, most: number) => Effect.Effect<ReadonlyArray<RecentRow>>
    /** Returns the lists that the user can access, in no particular order. */
    readonly rows: (reach: Reach, ids: ReadonlyArray<SavedListId>) => Effect.Effect<ReadonlyArray<SavedList>>
    /** Removes all of these lists, or fails without removing any. */
    readonly remove: (reach: Reach, ids: ReadonlyArray<SavedListId>) => Effect.Effect<void, NotFound>
    /** Returns the lists in the given order; fails if any is missing. */
    readonly some: (
      reach: Reach,
      ids: ReadonlyArray<SavedListId>,
    ) => Effect.Effect<ReadonlyArray<Pick<SavedList, "id" | "listType" | "accountId">>, NotFound>
  }
>()("@listwright/server/saved-counts/SavedCounts") {}
