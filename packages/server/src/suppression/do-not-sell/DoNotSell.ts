import type { CountRefused, CountUnavailable } from "@listwright/domain/counting"
import type { UniverseName } from "@listwright/domain/catalog"
import { Context, type Effect, Schema } from "effect"
import type { Identity, KeyForm } from "@listwright/engine/matching"
import { type DoNotSellKeyFiles, type KeyFile, NOBODY_UNSOLD } from "@listwright/engine/counts"

/** The size of the list. */
export interface DoNotSellSize {
  readonly entries: number
  /** The number of records in all universes that match the entries. */
  readonly persons: number
}

/** The list's person keys, matched in one snapshot of the data. */
export interface DoNotSellKeys {
  readonly file: KeyFile
  readonly snapshot: string
}

/** Returns the list in the form that the engine leaves out of its universe. */
export const toDoNotSellKeyFiles = (keys: DoNotSellKeys | null): DoNotSellKeyFiles =>
  keys === null ? NOBODY_UNSOLD : { files: [keys.file], snapshot: keys.snapshot }

/** Raised when person keys are given without a universe, or with one that the site doesn't have. */
export class InvalidKeyUniverse extends Schema.TaggedError<InvalidKeyUniverse>()("InvalidKeyUniverse", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** Stores the people whose records must never be sold, in a form that doesn't reveal any of them. */
export class DoNotSell extends Context.Service<
  DoNotSell,
  {
    /** Returns the list's person keys, matched in a source's universe; null if the list is empty. */
    readonly keys: (listType: number) => Effect.Effect<DoNotSellKeys | null, CountRefused | CountUnavailable>
    /**
     * Returns the form of the person keys in a universe; null means the site's only universe. Keys count as
     * numbers if no universe is named or it has no records yet.
     */
    readonly keyForm: (universe: UniverseName | null) => Effect.Effect<KeyForm>
    /**
     * Adds all identities, or fails without adding any; once it returns, these people are neither counted nor
     * delivered. `universe`: the universe of the person keys; names with addresses apply to all universes. Defaults to
     * the site's only universe; a site with several rejects person keys without one.
     */
    readonly add: (
      identities: ReadonlyArray<Identity>,
      universe?: UniverseName | null,
    ) => Effect.Effect<DoNotSellSize & { readonly added: number }, CountUnavailable | InvalidKeyUniverse>
    readonly size: Effect.Effect<DoNotSellSize, CountUnavailable>
  }
>()("@listwright/server/suppression/DoNotSell") {}
