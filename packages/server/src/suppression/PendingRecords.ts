import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { KeyFile } from "@listwright/engine/counts"
import { Context } from "effect"

/**
 * Saved counts and uploaded files that are about to be made, by the ids that they will have. What refers to each other
 * is counted before the first of it is written, so that all of it comes into being or nothing.
 */
export const PendingRecords = Context.Reference<{
  readonly lists: ReadonlyMap<string, CanonicalDefinition>
  readonly files: ReadonlyMap<string, KeyFile>
}>("@listwright/server/suppression/PendingRecords", {
  defaultValue: () => ({ lists: new Map(), files: new Map() }),
})
