import { randomUUID } from "node:crypto"
import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { EngineProcess } from "../../engine/EngineProcess.ts"
import type { Identity } from "../../engine/matching/Identity.ts"
import { mergeKeys } from "../../engine/matching/mergeKeys.ts"
import { wantedLine } from "../../engine/matching/wantedLine.ts"
import { writeKeys } from "../../engine/matching/writeKeys.ts"
import { outOfOrder } from "../../engine/outOfOrder.ts"
import { unexpectedReply } from "../../engine/unexpectedReply.ts"
import type { DoNotSellKeys } from "./DoNotSell.ts"
import { keysPath } from "./keyFiles.ts"

/**
 * Writes the key file that the list has once these identities are added to it, as the state `revision`: `before` and
 * those whom the identities name. They are looked for where they live, which an entry of the list does not tell any more,
 * so that counts need not wait until the whole list was looked for again. Null where the data changed meanwhile.
 */
export const findAdded = Effect.fn("findAdded")(function* (
  folder: string,
  identities: ReadonlyArray<Identity>,
  before: DoNotSellKeys | null,
  revision: string,
) {
  const engine = yield* EngineProcess
  const work = join(folder, randomUUID())
  const [wanted, found] = [`${work}.wanted`, `${work}.found`] as const
  return yield* Effect.gen(function* () {
    yield* Effect.promise(() =>
      writeFile(wanted, identities.map((identity, row) => wantedLine(row, identity)).join(""), {
        mode: 0o600,
      }),
    )
    const reply = yield* engine
      .ask({ kind: "match", order: { wanted, secret: null, keys: found } })
      .pipe(Effect.catchTag("EngineFailed", outOfOrder))
    if (reply.kind !== "matched") return yield* unexpectedReply(reply.kind)
    if (before !== null && before.snapshot !== reply.snapshot) return null
    const written = yield* Effect.promise(async () => {
      const known = before === null ? Buffer.alloc(0) : await readFile(before.file.path)
      const path = keysPath(folder, reply.snapshot, revision)
      return await writeKeys(path, mergeKeys(known, await readFile(found)))
    })
    return { snapshot: reply.snapshot, persons: written.persons }
  }).pipe(
    Effect.ensuring(
      Effect.promise(async () => {
        for (const path of [wanted, found]) await rm(path, { force: true })
      }),
    ),
  )
})
