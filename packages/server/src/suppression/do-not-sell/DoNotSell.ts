import type { CountRefused, CountUnavailable } from "@listwright/domain/counting"
import { Context, type Effect } from "effect"
import type { Identity } from "@listwright/engine/matching"
import type { KeyFile } from "@listwright/engine/counts"

/** How long the list is. */
export interface DoNotSellSize {
  readonly entries: number
  /** Records of all universes that the entries name. */
  readonly persons: number
}

/** The people that the list names in one snapshot of the data. */
export interface DoNotSellKeys {
  readonly file: KeyFile
  readonly snapshot: string
}

/** People who must never be sold, stored so that the list reveals nobody. */
export class DoNotSell extends Context.Service<
  DoNotSell,
  {
    /** The people that the list names in the universe of a source; null: the list is empty. */
    readonly keys: (listType: number) => Effect.Effect<DoNotSellKeys | null, CountRefused | CountUnavailable>
    /** Adds identities, all of them or none; from the reply on, none of them is counted or delivered. */
    readonly add: (
      identities: ReadonlyArray<Identity>,
    ) => Effect.Effect<DoNotSellSize & { readonly added: number }, CountUnavailable>
    readonly size: Effect.Effect<DoNotSellSize, CountUnavailable>
  }
>()("@listwright/server/suppression/DoNotSell") {}
