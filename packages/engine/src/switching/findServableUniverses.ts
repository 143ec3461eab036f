import { existsSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { MANIFEST_FILE } from "../format/readManifest.ts"
import type { UniverseUnusable } from "../format/UniverseErrors.ts"
import { currentUniverseName } from "./currentUniverseName.ts"
import { universeNumber, universeFolder, listUniverseNames, type UniversesFolder } from "./UniversesFolder.ts"

/** Returns whether a universe was finished. Its files are verified by the process that opens it. */
export const isUniverseFinished = (universes: UniversesFolder, name: string): boolean =>
  existsSync(join(universeFolder(universes, name), MANIFEST_FILE))

/**
 * Returns the universes that may be served on startup: the one named by the pointer, then the finished universes before
 * it, newest first.
 */
export const findServableUniverses = Effect.fn("findServableUniverses")(function* (
  universes: UniversesFolder,
): Effect.fn.Return<readonly [string, ...ReadonlyArray<string>], UniverseUnusable> {
  const meant = yield* currentUniverseName(universes)
  const names = yield* Effect.promise(() => listUniverseNames(universes))
  const before = names.filter(
    ({ name, number }) =>
      number < (universeNumber(universes, meant) ?? 0) && isUniverseFinished(universes, name),
  )
  return [meant, ...before.map(({ name }) => name)]
})
