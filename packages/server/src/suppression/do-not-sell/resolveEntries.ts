import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { rename, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { CountUnavailable } from "@listwright/domain"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { EngineProcess } from "../../engine/EngineProcess.ts"
import { outOfOrder } from "../../engine/outOfOrder.ts"
import { unexpectedReply } from "../../engine/unexpectedReply.ts"
import type { DoNotSellKeys } from "./DoNotSell.ts"
import type { Seal } from "./Seal.ts"
import { writeEntries } from "./writeEntries.ts"

const KEY_BYTES = 8

/** An entry that another secret has sealed would name nobody, and must not do so unnoticed. */
const ensureOwnSeal = Effect.fnUntraced(function* ({ name }: Seal) {
  const sql = yield* SqlClient
  const strange = yield* Effect.orDie(sql`SELECT text FROM do_not_sell WHERE sealed_by <> ${name} LIMIT 1`)
  if (strange.length === 0) return
  yield* Effect.logError(
    "The do-not-sell list was sealed with another secret than that in the site's secrets.json. Put the file back.",
  )
  return yield* new CountUnavailable({
    reason: "Counting is not available at the moment: the do-not-sell list cannot be read.",
  })
})

/** Finds whom the list, in the state of this name, names in the universe that is served. `folder`: where key files go. */
export const resolveEntries = Effect.fn("resolveEntries")(function* (
  seal: Seal,
  folder: string,
  revision: string,
  expected: string,
) {
  yield* ensureOwnSeal(seal)
  const engine = yield* EngineProcess
  const named = (snapshot: string, keys: number): DoNotSellKeys => ({
    file: { id: `doNotSell:${snapshot}-${revision}`, path: pathIn(snapshot), keys },
    snapshot,
  })
  const pathIn = (snapshot: string): string => join(folder, `${snapshot}-${revision}.keys`)
  if (existsSync(pathIn(expected))) {
    const { size } = yield* Effect.promise(() => stat(pathIn(expected)))
    return named(expected, size / KEY_BYTES)
  }
  const work = join(folder, randomUUID())
  const [wanted, keys] = [`${work}.wanted`, `${work}.found`] as const
  const reply = yield* writeEntries(wanted).pipe(
    Effect.andThen(engine.ask({ kind: "match", order: { wanted, secret: seal.secret, keys } })),
    Effect.catchTag("EngineFailed", outOfOrder),
    Effect.ensuring(Effect.promise(() => rm(wanted, { force: true }))),
  )
  if (reply.kind !== "matched") return yield* unexpectedReply(reply.kind)
  // Another universe may have come meanwhile: the keys are those of the one that answered.
  yield* Effect.promise(() => rename(keys, pathIn(reply.snapshot)))
  return named(reply.snapshot, reply.matched.persons)
})
