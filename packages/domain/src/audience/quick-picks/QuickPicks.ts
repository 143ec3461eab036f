import { Context, type Effect } from "effect"
import type { Criterion } from "../../definition/Audience.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { QuickPickSearch, QuickPickMatches } from "./searchQuickPicks.ts"
import type { BusinessQuickPickItem, QuickPick, QuickPickDetail, FullQuickPick } from "./QuickPick.ts"

/** A quick pick to be saved. */
export interface NewQuickPick {
  readonly listType: number
  readonly name: string
  readonly description: string
  readonly criteria: readonly [Criterion, ...Array<Criterion>]
}

/** The port for a source's quick picks. */
export class QuickPicks extends Context.Service<
  QuickPicks,
  {
    /**
     * Returns all quick picks available to the user, with their criteria: the user's own first, each kind in its own
     * order.
     */
    readonly inFull: (listType: number) => Effect.Effect<ReadonlyArray<FullQuickPick>, CallFailed>
    /** Returns the first matches of each kind for the search text, in the same order as `inFull`. */
    readonly find: (listType: number, asked: QuickPickSearch) => Effect.Effect<QuickPickMatches, CallFailed>
    /** Returns the user's own quick picks and the site's. */
    readonly list: (listType: number) => Effect.Effect<ReadonlyArray<QuickPick>, CallFailed>
    readonly listBusiness: (listType: number) => Effect.Effect<ReadonlyArray<QuickPick>, CallFailed>
    /** Returns the contents of one of the user's or the site's quick picks. */
    readonly detail: (quickPick: QuickPick) => Effect.Effect<QuickPickDetail, CallFailed>
    /** Returns the industries that a business quick pick adds and omits. */
    readonly industries: (
      listType: number,
      code: string,
    ) => Effect.Effect<ReadonlyArray<BusinessQuickPickItem>, CallFailed>
    /** Saves a quick pick. Fails with the server's message if refused, for example because the name is taken. */
    readonly save: (quickPick: NewQuickPick) => Effect.Effect<void, CallFailed>
    /**
     * Renames one of the user's own quick picks. Fails with the server's message if refused, for example because the
     * name is taken.
     */
    readonly rename: (id: string, name: string) => Effect.Effect<void, CallFailed>
    readonly remove: (id: string) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/QuickPicks") {}
