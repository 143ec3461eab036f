import { randomUUID } from "node:crypto"
import type { UniverseName } from "@listwright/domain/catalog"
import { Array as Arr, Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type Identity, IDENTITY_FORM } from "@listwright/engine/matching"
import type { Seal } from "./Seal.ts"

/** The number of entries written at once. */
const AT_ONCE = 5_000

/** The states of the list before and after a change: `next` is exactly the state that `from` becomes. */
export interface ListStateChange {
  readonly from: string
  readonly next: string
}

/**
 * Adds the identities missing from the list, all or nothing, with keys of one universe; returns the number added. The
 * list is then in the state `next` if it was in the state `from`; otherwise, its state isn't resolved yet.
 */
export const addEntries = Effect.fn("addEntries")(function* (
  seal: Seal,
  identities: ReadonlyArray<Identity>,
  { from, next }: ListStateChange,
  keysOf: UniverseName,
) {
  const sql = yield* SqlClient
  const addedAt = new Date(yield* Clock.currentTimeMillis)
  const write = Effect.gen(function* () {
    let added = 0
    for (const some of Arr.chunksOf(identities, AT_ONCE)) {
      const rows = Arr.map(some, (identity) => {
        const { kind, place, text } = seal.of(identity)
        const universe = kind === "person" ? keysOf : ""
        return { kind, place, text, universe, form: IDENTITY_FORM, sealed_by: seal.name, added_at: addedAt }
      })
      const written =
        yield* sql`INSERT INTO do_not_sell ${sql.insert(rows)} ON CONFLICT (text, universe) DO NOTHING RETURNING text`
      added += written.length
    }
    if (added > 0)
      yield* sql`UPDATE do_not_sell_list SET entries = entries + ${added},
        revision = CASE revision WHEN ${from} THEN ${next} ELSE ${randomUUID()} END`
    return added
  })
  return yield* Effect.orDie(sql.withTransaction(write))
})
