import { Context, type Effect } from "effect"
import type { AccountId } from "../account/AccountId.ts"
import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import type { CallFailed, NotFound } from "../shared/Failures.ts"
import type { Choices, Draft } from "./Draft.ts"
import type { DraftId } from "../shared/DraftId.ts"
import type { DraftConflict, DraftTooLarge } from "./draftFailures.ts"

/** The port for the user's drafts, which are stored on the server. */
export class Drafts extends Context.Service<
  Drafts,
  {
    /**
     * Opens the most recent unfinished draft for the source, or a new one. With an account, opens the account's most
     * recent draft; fails with NotFound if the user doesn't work for the account.
     */
    readonly open: (listType: number, accountId?: AccountId) => Effect.Effect<Draft, CallFailed>
    /** Creates a draft for the source regardless of other drafts; it's for the user's own account if none is given. */
    readonly create: (listType: number, accountId?: AccountId) => Effect.Effect<Draft, CallFailed>
    /**
     * Returns up to 4 unfinished drafts with content, of any source that the user may order, most recently changed
     * first.
     */
    readonly inTheMaking: () => Effect.Effect<ReadonlyArray<Draft>, CallFailed>
    readonly get: (id: DraftId) => Effect.Effect<Draft, CallFailed>
    /** Saves the draft only if it's still at `baseRevision`. */
    readonly put: (
      id: DraftId,
      change: {
        readonly baseRevision: number
        readonly definition: CanonicalDefinition
        readonly choices: Choices
        /** Another account to order for; if omitted, the draft's account doesn't change. */
        readonly accountId?: AccountId
      },
    ) => Effect.Effect<Draft, CallFailed | DraftConflict | DraftTooLarge>
    /** Restores the previous revision as a new revision; fails with NotFound if no earlier revision is available. */
    readonly undo: (
      id: DraftId,
      baseRevision: number,
    ) => Effect.Effect<Draft, CallFailed | DraftConflict | NotFound>
  }
>()("@listwright/domain/Drafts") {}
