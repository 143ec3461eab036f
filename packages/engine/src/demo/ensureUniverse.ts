import { rename, rm } from "node:fs/promises"
import { Effect, Option } from "effect"
import { buildUniverse } from "./buildUniverse.ts"
import { earlierVersion } from "./earlierVersion.ts"
import { readManifest } from "../format/readManifest.ts"
import { UniverseNotBuilt, type UniverseUnusable } from "../format/UniverseErrors.ts"
import type { UniverseManifest } from "../format/UniverseManifest.ts"
import type { UniverseRequest } from "./UniverseRequest.ts"

const attempt = (work: () => Promise<void>): Effect.Effect<void, UniverseNotBuilt> =>
  Effect.tryPromise({
    try: work,
    catch: (cause) => new UniverseNotBuilt({ reason: `an earlier one cannot be removed: ${String(cause)}` }),
  })

/**
 * The universe of a folder, made first if it is missing or unfinished. A finished one is kept as it is, even when it
 * was made with another seed or size: orders may refer to its records. One of an earlier release is made again from its
 * own seed and size, so that the same people keep their keys; the old one is removed when the new one is complete.
 */
export const ensureUniverse = Effect.fn("ensureUniverse")(function* (
  request: UniverseRequest,
): Effect.fn.Return<UniverseManifest, UniverseUnusable | UniverseNotBuilt> {
  const { folder } = request
  const aside = `${folder}.earlier`
  if (Option.isSome(yield* earlierVersion(folder)))
    yield* attempt(async () => {
      await rm(aside, { recursive: true, force: true })
      await rename(folder, aside)
    })
  const existing = yield* readManifest(folder)
  if (existing !== null) return existing
  const earlier = yield* earlierVersion(aside)
  if (Option.isNone(earlier)) return yield* buildUniverse(request)
  const { records, seed } = earlier.value
  const made = yield* buildUniverse({ ...request, records, seed })
  yield* attempt(() => rm(aside, { recursive: true, force: true }))
  return made
})
