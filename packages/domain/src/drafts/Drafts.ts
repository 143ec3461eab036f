import { Context, type Effect, Schema } from "effect"
import type { AccountId } from "../account/AccountId.ts"
import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import type { CallFailed, NotFound } from "../shared/Failures.ts"
import { type Choices, Draft } from "./Draft.ts"
import { DraftId } from "../shared/DraftId.ts"

/** Another tab or device changed the draft first; `current` is what it holds now. */
export class DraftConflict extends Schema.TaggedError<DraftConflict>()("DraftConflict", { current: Draft }) {}

/** Definition and choices together are larger than `MAX_DRAFT_BYTES`. */
export class DraftTooLarge extends Schema.TaggedError<DraftTooLarge>()("DraftTooLarge", {
  bytes: Schema.Int,
}) {}

/** The user's drafts, kept by the server. */
export class Drafts extends Context.Service<
  Drafts,
  {
    /**
     * The latest unfinished draft of the source, or a new one. With an account: the latest that is for it; NotFound where
     * the user does not work for it.
     */
    readonly open: (listType: number, accountId?: AccountId) => Effect.Effect<Draft, CallFailed>
    /**
     * Creates a draft of the source, whatever other drafts exist; for the user's own account if no account is given.
     */
    readonly create: (listType: number, accountId?: AccountId) => Effect.Effect<Draft, CallFailed>
    /** Unfinished drafts that hold anything, of any source that the user may order, the one changed last first; at most 4. */
    readonly inTheMaking: () => Effect.Effect<ReadonlyArray<Draft>, CallFailed>
    readonly get: (id: DraftId) => Effect.Effect<Draft, CallFailed>
    /** Compare and swap: writes only when the draft is still at `baseRevision`. */
    readonly put: (
      id: DraftId,
      change: {
        readonly baseRevision: number
        readonly definition: CanonicalDefinition
        readonly choices: Choices
        /** Another account to order for; without one it stays with its own. */
        readonly accountId?: AccountId
      },
    ) => Effect.Effect<Draft, CallFailed | DraftConflict | DraftTooLarge>
    /** Writes the revision before the current one as a new revision; NotFound if no earlier revision is kept. */
    readonly undo: (
      id: DraftId,
      baseRevision: number,
    ) => Effect.Effect<Draft, CallFailed | DraftConflict | NotFound>
  }
>()("@listwright/domain/Drafts") {}
