import { randomUUID } from "node:crypto"
import { rename, rm } from "node:fs/promises"
import { join } from "node:path"
import type { UniverseName } from "@listwright/domain/catalog"
import { CountUnavailable } from "@listwright/domain/counting"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { findPeople, NOBODY_UNSOLD, type UniverseEngine } from "@listwright/engine/counts"
import { findEarlierKeys, toDoNotSellKeys, keysPath } from "./keyFiles.ts"
import type { Seal } from "./Seal.ts"
import { writeEntries } from "./writeEntries.ts"

/**
 * Verifies that the list was sealed with the site's own secret. An entry sealed with a different secret would silently
 * match no records.
 */
const ensureOwnSeal = Effect.fnUntraced(function* ({ name }: Seal) {
  const sql = yield* SqlClient
  const strange = yield* Effect.orDie(sql`SELECT text FROM do_not_sell WHERE sealed_by <> ${name} LIMIT 1`)
  if (strange.length === 0) return
  yield* Effect.logError(
    "The do-not-sell list was sealed with a different secret from the one in the site's secrets.json. Restore the file.",
  )
  return yield* new CountUnavailable({
    reason: "Counting isn't available right now, because the do-not-sell list can't be read.",
  })
})

/**
 * Resolves the person keys for a state of the list, matched in this snapshot's universe. `folder`: the folder for key
 * files.
 */
export const resolveEntries = Effect.fn("resolveEntries")(function* (
  seal: Seal,
  folder: string,
  revision: string,
  snapshot: string,
  universe: UniverseName,
  engine: Pick<UniverseEngine, "ask">,
) {
  yield* ensureOwnSeal(seal)
  const before = yield* Effect.promise(() => findEarlierKeys(folder, snapshot, revision))
  if (before !== null) return before
  const work = join(folder, randomUUID())
  const [wanted, keys] = [`${work}.wanted`, `${work}.found`] as const
  const found = yield* writeEntries(wanted, universe).pipe(
    Effect.andThen(findPeople(engine, { wanted, secret: seal.secret, keys, doNotSell: NOBODY_UNSOLD })),
    Effect.ensuring(Effect.promise(() => rm(wanted, { force: true }))),
  )
  // Another universe may be serving by now: the keys belong to the one that answered.
  yield* Effect.promise(() => rename(keys, keysPath(folder, found.snapshot, revision)))
  return toDoNotSellKeys(folder, found.snapshot, revision, found.matched.persons)
})
