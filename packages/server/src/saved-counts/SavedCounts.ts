import type { Reach, UserId } from "@listwright/domain/account"
import type { CountAnswer } from "@listwright/domain/counting"
import type { Choices, Contact, Draft } from "@listwright/domain/drafts"
import type { QuoteFigures } from "@listwright/domain/pricing"
import type { SavedCount, SavedCountId, SavedList, SavedListQuery } from "@listwright/domain/saved-lists"
import type { DraftId, NotFound } from "@listwright/domain/shared"
import { Context, type Effect } from "effect"

/** A count to save, with what it came to. */
export interface NewSavedCount {
  /** Chosen beforehand where others refer to it. */
  readonly id?: SavedCountId
  readonly draft: Draft
  readonly contact: Contact
  readonly count: CountAnswer
  readonly quantity: number
  readonly figures: Pick<QuoteFigures, "CostPrice" | "TotalPretaxCost">
}

/** Who copies a saved list, and what is theirs in the copy. */
export interface CopiedCount {
  readonly userId: UserId
  readonly draftId: DraftId
  readonly name: string
  readonly choices: Choices
  readonly contact: Contact
}

/** What else the original contract searches by; a part that is left out, or '', finds everything. */
export interface SavedCountParts {
  /** Part of a name. */
  readonly name?: string
  /** Part of a code. */
  readonly code?: string
  /** The whole address of who saved it, in whatever case. */
  readonly email?: string
}

export interface SavedCountRows {
  readonly items: ReadonlyArray<SavedCount>
  readonly total: number
}

/** Saved counts. What is not reached looks exactly like what does not exist. */
export class SavedCounts extends Context.Service<
  SavedCounts,
  {
    /** For the account of the draft. */
    readonly save: (userId: UserId, count: NewSavedCount) => Effect.Effect<SavedCountId>
    readonly find: (reach: Reach, id: SavedCountId) => Effect.Effect<SavedList, NotFound>
    /** Who made a list; whoever asks has found it before. */
    readonly ownerOf: (id: SavedCountId) => Effect.Effect<UserId, NotFound>
    /** Changes the name alone: what was counted stays. */
    readonly rename: (reach: Reach, id: SavedCountId, name: string) => Effect.Effect<SavedList, NotFound>
    /** Copies what was counted, with the day of the count; whoever asks has found the list before. */
    readonly copy: (id: SavedCountId, copied: CopiedCount) => Effect.Effect<SavedCountId, NotFound>
    /** The latest first. */
    readonly page: (
      reach: Reach,
      query: SavedListQuery & SavedCountParts,
      rows: { readonly skip: number; readonly most: number },
    ) => Effect.Effect<SavedCountRows>
    /** Those of these that are reached, in no order. */
    readonly rows: (
      reach: Reach,
      ids: ReadonlyArray<SavedCountId>,
    ) => Effect.Effect<ReadonlyArray<SavedCount>>
    /** All of them or none. */
    readonly remove: (reach: Reach, ids: ReadonlyArray<SavedCountId>) => Effect.Effect<void, NotFound>
    /** These, in this order; all of them or none. */
    readonly some: (
      reach: Reach,
      ids: ReadonlyArray<SavedCountId>,
    ) => Effect.Effect<ReadonlyArray<Pick<SavedCount, "orderId" | "listType" | "accountId">>, NotFound>
  }
>()("@listwright/server/saved-counts/SavedCounts") {}
