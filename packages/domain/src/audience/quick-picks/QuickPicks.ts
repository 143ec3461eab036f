import { Context, type Effect } from "effect"
import type { Criterion } from "../../definition/Audience.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { QuickPicksAsked, QuickPicksFound } from "./quickPicksThatFit.ts"
import type { BusinessQuickPickItem, QuickPick, QuickPickDetail, QuickPickInFull } from "./QuickPick.ts"

/** A quick pick before it is saved. */
export interface QuickPickToSave {
  readonly listType: number
  readonly name: string
  readonly description: string
  readonly criteria: readonly [Criterion, ...Array<Criterion>]
}

/** The quick picks of a source. */
export class QuickPicks extends Context.Service<
  QuickPicks,
  {
    /**
     * Returns all quick picks of every kind that the user has, with their criteria: the user's own first, each kind
     * in its order.
     */
    readonly inFull: (listType: number) => Effect.Effect<ReadonlyArray<QuickPickInFull>, CallFailed>
    /** The first of each kind that fit a text, in the same order. */
    readonly find: (listType: number, asked: QuickPicksAsked) => Effect.Effect<QuickPicksFound, CallFailed>
    /** The user's own and the site's. */
    readonly list: (listType: number) => Effect.Effect<ReadonlyArray<QuickPick>, CallFailed>
    readonly listBusiness: (listType: number) => Effect.Effect<ReadonlyArray<QuickPick>, CallFailed>
    /** Returns the content of an own or site quick pick. */
    readonly detail: (quickPick: QuickPick) => Effect.Effect<QuickPickDetail, CallFailed>
    /** Returns the industries that a business quick pick adds and omits. */
    readonly industries: (
      listType: number,
      code: string,
    ) => Effect.Effect<ReadonlyArray<BusinessQuickPickItem>, CallFailed>
    /** Refused with the server's words, for example when the name is taken. */
    readonly save: (quickPick: QuickPickToSave) => Effect.Effect<void, CallFailed>
    /** Gives one of the user's own another name. Refused with the server's words, for example when the name is taken. */
    readonly rename: (id: string, name: string) => Effect.Effect<void, CallFailed>
    readonly remove: (id: string) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/QuickPicks") {}
