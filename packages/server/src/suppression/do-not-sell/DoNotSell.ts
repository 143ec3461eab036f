import type { CountRefused, CountUnavailable } from "@listwright/domain/counting"
import type { UniverseName } from "@listwright/domain/catalogue"
import { Context, type Effect, Schema } from "effect"
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

/** Person keys were given without saying of which universe, or of one that the site does not have. */
export class UniverseNotNamed extends Schema.TaggedError<UniverseNotNamed>()("UniverseNotNamed", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** People who must never be sold, stored so that the list reveals nobody. */
export class DoNotSell extends Context.Service<
  DoNotSell,
  {
    /** The people that the list names in the universe of a source; null: the list is empty. */
    readonly keys: (listType: number) => Effect.Effect<DoNotSellKeys | null, CountRefused | CountUnavailable>
    /**
     * Adds identities, all of them or none; from the reply on, none of them is counted or delivered. `universe`: whose person
     * keys they are; names with addresses hold in all. Without one the site's only universe is meant, and refused where it has
     * several and there is a key.
     */
    readonly add: (
      identities: ReadonlyArray<Identity>,
      universe?: UniverseName | null,
    ) => Effect.Effect<DoNotSellSize & { readonly added: number }, CountUnavailable | UniverseNotNamed>
    readonly size: Effect.Effect<DoNotSellSize, CountUnavailable>
  }
>()("@listwright/server/suppression/DoNotSell") {}
