import { AccountId, type Reach } from "@listwright/domain/account"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { AccountRefusal, Choices, Draft, DraftConflict, DraftTooLarge } from "@listwright/domain/drafts"
import { DraftId, type NotFound, type SavedListId } from "@listwright/domain/shared"
import { Context, type Effect, Schema } from "effect"

/** The error for changing a draft that was ordered: its selection stays as ordered. */
export class DraftPlaced extends Schema.TaggedError<DraftPlaced>()("DraftPlaced", {
  orderId: Schema.String,
}) {}

/** The error for moving a draft to another source than it was opened for. */
export class DraftOfOtherSource extends Schema.TaggedError<DraftOfOtherSource>()("DraftOfOtherSource", {
  listType: Schema.Int,
}) {}

/** The error for a draft that can't move to another account. */
export class AccountStays extends Schema.TaggedError<AccountStays>()("AccountStays", {
  refusal: Schema.Literals([
    "noSuchAccount",
    "notOwner",
    "namesRecords",
  ] satisfies ReadonlyArray<AccountRefusal>),
}) {}

/** The saved list that a draft came from, and the version of the list in the draft. */
export interface DraftOrigin {
  readonly id: SavedListId
  readonly version: number
}

export interface DraftChange {
  readonly baseRevision: number
  /** The account that the draft moves to; its current account if missing. */
  readonly accountId?: AccountId
  readonly definition: CanonicalDefinition
  readonly choices: Choices
}

/**
 * The drafts of all users. Each call names the records it may reach; any other draft looks exactly like one that
 * doesn't exist. Definitions are kept in canonical form.
 */
export class StoredDrafts extends Context.Service<
  StoredDrafts,
  {
    /**
     * Returns the user's most recently changed draft of a source that isn't placed yet, or a new one. `begins`: the
     * selection of a new draft; empty if missing.
     */
    readonly open: (reach: Reach, listType: number, begins?: CanonicalDefinition) => Effect.Effect<Draft>
    /**
     * Does the same among the drafts for an account that the user works for; any other account looks as if it didn't
     * exist.
     */
    readonly openFor: (
      reach: Reach,
      accountId: AccountId,
      listType: number,
      begins?: CanonicalDefinition,
    ) => Effect.Effect<Draft, NotFound>
    /** Creates a draft for the user's own account. */
    readonly create: (reach: Reach, listType: number, begins?: CanonicalDefinition) => Effect.Effect<Draft>
    /** Creates a draft for an account that the user works for; any other account looks as if it didn't exist. */
    readonly createFor: (
      reach: Reach,
      accountId: AccountId,
      listType: number,
      begins?: CanonicalDefinition,
    ) => Effect.Effect<Draft, NotFound>
    /**
     * Like `createFor`, with the draft's initial content. Merely viewing such a draft doesn't make it one to continue;
     * see `listsInTheMaking`.
     */
    readonly createWith: (
      reach: Reach,
      accountId: AccountId,
      definition: CanonicalDefinition,
      choices: Choices,
      /** The saved list in this draft; missing if there isn't one. */
      from?: DraftOrigin,
    ) => Effect.Effect<Draft, NotFound | DraftTooLarge>
    /**
     * Returns the saved list that a draft came from, or null if it didn't come from one. The caller must have found
     * the draft before.
     */
    readonly origin: (id: DraftId) => Effect.Effect<DraftOrigin | null>
    /** Links a draft to the list that it was saved as, or saved into. This doesn't create a revision. */
    readonly cameFrom: (id: DraftId, from: DraftOrigin) => Effect.Effect<void>
    /** Returns the user's own drafts of these sources that can be continued; see `listsInTheMaking`. */
    readonly inTheMaking: (
      reach: Reach,
      allowed: ReadonlyArray<number>,
    ) => Effect.Effect<ReadonlyArray<Draft>>
    readonly get: (reach: Reach, id: DraftId) => Effect.Effect<Draft, NotFound>
    /** Returns the account that a draft is for. */
    readonly accountOf: (reach: Reach, id: DraftId) => Effect.Effect<AccountId, NotFound>
    /** Returns the user's most recently changed draft of any source, placed or not. */
    readonly latest: (reach: Reach) => Effect.Effect<Draft, NotFound>
    /**
     * Writes a new revision if the draft is still at the base revision; a change without effect isn't kept. Content
     * that belongs to the previous account isn't moved to a new one.
     */
    readonly put: (
      reach: Reach,
      id: DraftId,
      change: DraftChange,
    ) => Effect.Effect<
      Draft,
      NotFound | DraftConflict | DraftTooLarge | DraftPlaced | DraftOfOtherSource | AccountStays
    >
    /**
     * Restores the state before the current one, including its account, as a new revision; repeating goes further back.
     * A state for an account that the user may not choose looks as if it weren't kept.
     */
    readonly undo: (
      reach: Reach,
      id: DraftId,
      baseRevision: number,
    ) => Effect.Effect<Draft, NotFound | DraftConflict>
  }
>()("@listwright/server/drafts/StoredDrafts") {}
