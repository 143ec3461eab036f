import { existsSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { MANIFEST } from "../format/readManifest.ts"
import type { UniverseUnusable } from "../format/UniverseErrors.ts"
import { namedUniverse } from "./namedUniverse.ts"
import { numberOf, universeFolder, universeNames, type UniversesFolder } from "./UniversesFolder.ts"

/** Tells whether a universe was finished. Its files are verified by the process that opens it. */
export const isFinished = (universes: UniversesFolder, name: string): boolean =>
  existsSync(join(universeFolder(universes, name), MANIFEST))

/**
 * Returns the universes that may be served on startup: the one named by the pointer, then the finished universes before
 * it, newest first.
 */
export const universesToServe = Effect.fn("universesToServe")(function* (
  universes: UniversesFolder,
): Effect.fn.Return<readonly [string, ...ReadonlyArray<string>], UniverseUnusable> {
  const meant = yield* namedUniverse(universes)
  const names = yield* Effect.promise(() => universeNames(universes))
  const before = names.filter(
    ({ name, number }) => number < (numberOf(universes, meant) ?? 0) && isFinished(universes, name),
  )
  return [meant, ...before.map(({ name }) => name)]
})
