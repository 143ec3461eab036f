import type { CountUnavailable } from "@listwright/domain/counting"
import { Context, type Effect } from "effect"
import type { Identity } from "@listwright/engine/matching"
import type { KeyFile } from "@listwright/engine/counts"

/** How long the list is. */
export interface DoNotSellSize {
  readonly entries: number
  /** People in the data whom the entries name. */
  readonly persons: number
}

/** Whom the list names in one state of the data. */
export interface DoNotSellKeys {
  readonly file: KeyFile
  readonly snapshot: string
}

/** Those who must never be sold, kept so that nobody can be read from it. */
export class DoNotSell extends Context.Service<
  DoNotSell,
  {
    /** Whom the list names in the universe that is served now; null: the list is empty. */
    readonly keys: Effect.Effect<DoNotSellKeys | null, CountUnavailable>
    /** Adds identities, all of them or none; from the answer on nobody of them is counted or delivered. */
    readonly add: (
      identities: ReadonlyArray<Identity>,
    ) => Effect.Effect<DoNotSellSize & { readonly added: number }, CountUnavailable>
    readonly size: Effect.Effect<DoNotSellSize, CountUnavailable>
  }
>()("@listwright/server/suppression/DoNotSell") {}
