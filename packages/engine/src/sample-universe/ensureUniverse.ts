import { rename, rm } from "node:fs/promises"
import { Effect, Option } from "effect"
import { buildUniverse } from "./buildUniverse.ts"
import { readEarlierVersion } from "./readEarlierVersion.ts"
import { readManifest } from "../format/readManifest.ts"
import { UniverseNotBuilt, type UniverseUnusable } from "../format/UniverseErrors.ts"
import type { UniverseManifest } from "../format/UniverseManifest.ts"
import type { UniverseRequest } from "./UniverseRequest.ts"

const attempt = (work: () => Promise<void>): Effect.Effect<void, UniverseNotBuilt> =>
  Effect.tryPromise({
    try: work,
    catch: (cause) => new UniverseNotBuilt({ reason: `couldn't remove an earlier one: ${String(cause)}` }),
  })

/**
 * Returns the universe in a folder, building it first if it's missing or unfinished. A finished universe is left as is,
 * even if it was built with another seed or size, because orders may refer to its records. A universe from an earlier
 * release is rebuilt from its own seed and size, so that the same people keep their keys; the old version is removed
 * once the new one is complete.
 */
export const ensureUniverse = Effect.fn("ensureUniverse")(function* (
  request: UniverseRequest,
): Effect.fn.Return<UniverseManifest, UniverseUnusable | UniverseNotBuilt> {
  const { folder } = request
  const aside = `${folder}.earlier`
  if (Option.isSome(yield* readEarlierVersion(folder)))
    yield* attempt(async () => {
      await rm(aside, { recursive: true, force: true })
      await rename(folder, aside)
    })
  const existing = yield* readManifest(folder)
  if (existing !== null) return existing
  const earlier = yield* readEarlierVersion(aside)
  if (Option.isNone(earlier)) return yield* buildUniverse(request)
  const { records, seed } = earlier.value
  const made = yield* buildUniverse({ ...request, records, seed })
  yield* attempt(() => rm(aside, { recursive: true, force: true }))
  return made
})
