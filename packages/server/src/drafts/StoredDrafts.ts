import { AccountId, type Reach } from "@listwright/domain/account"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { AccountRefusal, Choices, Draft, DraftConflict, DraftTooLarge } from "@listwright/domain/drafts"
import { DraftId, type NotFound, type SavedListId } from "@listwright/domain/shared"
import { Context, type Effect, Schema } from "effect"

/** Raised by a change to a draft that has been ordered, whose selection is final. */
export class DraftPlaced extends Schema.TaggedError<DraftPlaced>()("DraftPlaced", {
  orderId: Schema.String,
}) {}

/** Raised by an attempt to move a draft to a source other than the one it was opened for. */
export class DraftSourceMismatch extends Schema.TaggedError<DraftSourceMismatch>()("DraftSourceMismatch", {
  listType: Schema.Int,
}) {}

/** Raised when a draft can't be moved to another account. */
export class AccountChangeRefused extends Schema.TaggedError<AccountChangeRefused>()("AccountChangeRefused", {
  refusal: Schema.Literals([
    "noSuchAccount",
    "notOwner",
    "namesRecords",
  ] satisfies ReadonlyArray<AccountRefusal>),
}) {}

/** The saved list from which a draft was opened, and the list's version in the draft. */
export interface DraftOrigin {
  readonly id: SavedListId
  readonly version: number
}

export interface DraftChange {
  readonly baseRevision: number
  /** The account to move the draft to. Defaults to its current account. */
  readonly accountId?: AccountId
  readonly definition: CanonicalDefinition
  readonly choices: Choices
}

/**
 * All users' drafts. Each call specifies the records it may access; any other draft is treated as nonexistent.
 * Definitions are stored in canonical form.
 */
export class StoredDrafts extends Context.Service<
  StoredDrafts,
  {
    /**
     * Returns the user's most recently changed draft for a source, excluding placed drafts, or a new one. `begins` is
     * the selection of a new draft; defaults to empty.
     */
    readonly open: (reach: Reach, listType: number, begins?: CanonicalDefinition) => Effect.Effect<Draft>
    /**
     * Does the same as `open`, but only among drafts for an account that the user works for; any other account is
     * treated as nonexistent.
     */
    readonly openFor: (
      reach: Reach,
      accountId: AccountId,
      listType: number,
      begins?: CanonicalDefinition,
    ) => Effect.Effect<Draft, NotFound>
    /** Creates a draft for the user's own account. */
    readonly create: (reach: Reach, listType: number, begins?: CanonicalDefinition) => Effect.Effect<Draft>
    /** Creates a draft for an account that the user works for; any other account is treated as nonexistent. */
    readonly createFor: (
      reach: Reach,
      accountId: AccountId,
      listType: number,
      begins?: CanonicalDefinition,
    ) => Effect.Effect<Draft, NotFound>
    /**
     * Does the same as `createFor`, with initial content for the draft. A draft that's merely viewed isn't listed among
     * the drafts to continue; see `unfinishedLists`.
     */
    readonly createWith: (
      reach: Reach,
      accountId: AccountId,
      definition: CanonicalDefinition,
      choices: Choices,
      /** The saved list from which this draft is created; missing if there isn't one. */
      from?: DraftOrigin,
    ) => Effect.Effect<Draft, NotFound | DraftTooLarge>
    /**
     * Returns the saved list from which a draft was opened, or null if there isn't one. The caller must have already
     * found the draft.
     */
    readonly origin: (id: DraftId) => Effect.Effect<DraftOrigin | null>
    /** Links a draft to the list it was saved as or saved to, without creating a revision. */
    readonly cameFrom: (id: DraftId, from: DraftOrigin) => Effect.Effect<void>
    /** Returns the user's own drafts for these sources that can be continued; see `unfinishedLists`. */
    readonly inTheMaking: (
      reach: Reach,
      allowed: ReadonlyArray<number>,
    ) => Effect.Effect<ReadonlyArray<Draft>>
    readonly get: (reach: Reach, id: DraftId) => Effect.Effect<Draft, NotFound>
    /** Returns a draft's account. */
    readonly accountOf: (reach: Reach, id: DraftId) => Effect.Effect<AccountId, NotFound>
    /** Returns the user's most recently changed draft for any source, placed or not. */
    readonly latest: (reach: Reach) => Effect.Effect<Draft, NotFound>
    /**
     * Writes a new revision if the draft is still at the base revision; a change without effect isn't stored. Content
     * that belongs to the previous account isn't moved to a new one.
     */
    readonly put: (
      reach: Reach,
      id: DraftId,
      change: DraftChange,
    ) => Effect.Effect<
      Draft,
      NotFound | DraftConflict | DraftTooLarge | DraftPlaced | DraftSourceMismatch | AccountChangeRefused
    >
    /**
     * Restores the state before the current one, including its account, as a new revision; repeated calls go further
     * back. A state for an account that the user may not choose is treated as unavailable.
     */
    readonly undo: (
      reach: Reach,
      id: DraftId,
      baseRevision: number,
    ) => Effect.Effect<Draft, NotFound | DraftConflict>
  }
>()("@listwright/server/drafts/StoredDrafts") {}
