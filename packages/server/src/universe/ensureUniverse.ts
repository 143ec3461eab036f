import { Effect } from "effect"
import { buildUniverse } from "./buildUniverse.ts"
import { readManifest } from "./readManifest.ts"
import type { UniverseRequest } from "./UniverseRequest.ts"
import type { UniverseNotBuilt, UniverseUnusable } from "./UniverseErrors.ts"
import type { UniverseManifest } from "./UniverseManifest.ts"

/**
 * The universe of a folder, made first if it is missing or unfinished. One that is finished is taken as it stands, also
 * when it was made with another seed or size: it may hold orders' records.
 */
export const ensureUniverse = Effect.fn("ensureUniverse")(function* (
  request: UniverseRequest,
): Effect.fn.Return<UniverseManifest, UniverseUnusable | UniverseNotBuilt> {
  const existing = yield* readManifest(request.folder)
  return existing ?? (yield* buildUniverse(request))
})
