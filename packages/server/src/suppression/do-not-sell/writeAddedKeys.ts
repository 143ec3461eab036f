import { randomUUID } from "node:crypto"
import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { findPeople, NOBODY_UNSOLD, type UniverseEngine } from "@listwright/engine/counts"
import { type Identity, mergeKeys, formatIdentityLine, writeKeys } from "@listwright/engine/matching"
import type { DoNotSellKeys } from "./DoNotSell.ts"
import { keysPath } from "./keyFiles.ts"

/**
 * Writes the list's key file with these identities added, as the state `revision`: `before`, plus the identities'
 * records. Looks up the identities at their addresses, which the list itself no longer reveals, so that counts don't
 * have to wait until the whole list is resolved again. Writes nothing if the data changed in the meantime.
 */
export const writeAddedKeys = Effect.fn("writeAddedKeys")(function* (
  folder: string,
  identities: ReadonlyArray<Identity>,
  before: DoNotSellKeys | null,
  revision: string,
  engine: Pick<UniverseEngine, "ask">,
) {
  const work = join(folder, randomUUID())
  const [wanted, found] = [`${work}.wanted`, `${work}.found`] as const
  yield* Effect.gen(function* () {
    yield* Effect.promise(() =>
      writeFile(wanted, identities.map((identity, row) => formatIdentityLine(row, identity)).join(""), {
        mode: 0o600,
      }),
    )
    const { snapshot } = yield* findPeople(engine, {
      wanted,
      secret: null,
      keys: found,
      doNotSell: NOBODY_UNSOLD,
    })
    if (before !== null && before.snapshot !== snapshot) return
    yield* Effect.promise(async () => {
      const known = before === null ? Buffer.alloc(0) : await readFile(before.file.path)
      await writeKeys(keysPath(folder, snapshot, revision), mergeKeys(known, await readFile(found)))
    })
  }).pipe(
    Effect.ensuring(
      Effect.promise(async () => {
        for (const path of [wanted, found]) await rm(path, { force: true })
      }),
    ),
  )
})
