import { AccountId, type Reach } from "@listwright/domain/account"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { AccountRefusal, Choices, Draft, DraftConflict, DraftTooLarge } from "@listwright/domain/drafts"
import { DraftId, type NotFound, type SavedCountId } from "@listwright/domain/shared"
import { Context, type Effect, Schema } from "effect"

/** An order was placed from this draft: what it selects stays as it was ordered. */
export class DraftPlaced extends Schema.TaggedError<DraftPlaced>()("DraftPlaced", {
  orderId: Schema.String,
}) {}

/** A draft keeps the source that it was opened for. */
export class DraftOfOtherSource extends Schema.TaggedError<DraftOfOtherSource>()("DraftOfOtherSource", {
  listType: Schema.Int,
}) {}

/** The draft stays with its account. */
export class AccountStays extends Schema.TaggedError<AccountStays>()("AccountStays", {
  refusal: Schema.Literals([
    "noSuchAccount",
    "notOwner",
    "namesRecords",
  ] satisfies ReadonlyArray<AccountRefusal>),
}) {}

/** The saved list that a draft came from, and the version of it that the draft holds. */
export interface DraftOrigin {
  readonly id: SavedCountId
  readonly version: number
}

export interface DraftChange {
  readonly baseRevision: number
  /** Another account that it is for; missing: its own. */
  readonly accountId?: AccountId
  readonly definition: CanonicalDefinition
  readonly choices: Choices
}

/**
 * Everybody's drafts. Each call says whose records are reached: any other draft looks exactly like one that does not
 * exist. Definitions are kept in canonical form.
 */
export class StoredDrafts extends Context.Service<
  StoredDrafts,
  {
    /**
     * The user's draft of a source that was changed last and not placed yet, or a new one. `begins`: what a new one selects;
     * nothing unless given.
     */
    readonly open: (reach: Reach, listType: number, begins?: CanonicalDefinition) => Effect.Effect<Draft>
    /** The same among the drafts for an account that the user works for; any other one looks as if it did not exist. */
    readonly openFor: (
      reach: Reach,
      accountId: AccountId,
      listType: number,
      begins?: CanonicalDefinition,
    ) => Effect.Effect<Draft, NotFound>
    /** For the user's own account. */
    readonly create: (reach: Reach, listType: number, begins?: CanonicalDefinition) => Effect.Effect<Draft>
    /** For an account that the user works for; any other one looks as if it did not exist. */
    readonly createFor: (
      reach: Reach,
      accountId: AccountId,
      listType: number,
      begins?: CanonicalDefinition,
    ) => Effect.Effect<Draft, NotFound>
    /** `createFor` with what the draft begins with. Whoever only looks at it leaves nothing to continue: see `listsInTheMaking`. */
    readonly createWith: (
      reach: Reach,
      accountId: AccountId,
      definition: CanonicalDefinition,
      choices: Choices,
      /** The saved list that this draft holds; missing if it doesn't hold one. */
      from?: DraftOrigin,
    ) => Effect.Effect<Draft, NotFound | DraftTooLarge>
    /**
     * Returns the saved list that a draft came from, or null if it didn't come from one. The caller must have found
     * the draft before.
     */
    readonly origin: (id: DraftId) => Effect.Effect<DraftOrigin | null>
    /** From now on a draft is this list: it was saved as it, or into it. That is no revision. */
    readonly cameFrom: (id: DraftId, from: DraftOrigin) => Effect.Effect<void>
    /** The user's own drafts that may be gone on with, of these sources: see `listsInTheMaking`. */
    readonly inTheMaking: (
      reach: Reach,
      allowed: ReadonlyArray<number>,
    ) => Effect.Effect<ReadonlyArray<Draft>>
    readonly get: (reach: Reach, id: DraftId) => Effect.Effect<Draft, NotFound>
    /** The account that a draft is for. */
    readonly accountOf: (reach: Reach, id: DraftId) => Effect.Effect<AccountId, NotFound>
    /** The user's draft that was changed last, of any source, placed or not. */
    readonly latest: (reach: Reach) => Effect.Effect<Draft, NotFound>
    /**
     * Writes a new revision if the draft is still at the base revision; one that changes nothing is not kept. What belongs
     * to the account before does not follow to another one.
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
     * Restores, as a new revision, the state before the current one, its account too; repeating goes further back. A state
     * for an account that the user may not choose looks as if it were not kept.
     */
    readonly undo: (
      reach: Reach,
      id: DraftId,
      baseRevision: number,
    ) => Effect.Effect<Draft, NotFound | DraftConflict>
  }
>()("@listwright/server/drafts/StoredDrafts") {}
