import { Effect } from "effect"
import { buildUniverse } from "./buildUniverse.ts"
import { readManifest } from "./readManifest.ts"
import type { UniverseNotBuilt, UniverseUnusable } from "./UniverseErrors.ts"
import type { UniverseManifest } from "./UniverseManifest.ts"

export interface UniverseRequest {
  /** The universe's own folder. */
  readonly folder: string
  /** People, at least 1. */
  readonly records: number
  /** Whole number from 0 to 2^32 - 1; the same seed and the same number of records give the same bytes. */
  readonly seed: number
  /** Told how far the build is, 0 to 1. Not called when the universe exists. */
  readonly onProgress?: (fraction: number) => void
}

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
