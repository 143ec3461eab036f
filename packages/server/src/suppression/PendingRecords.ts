import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { KeyFile } from "@listwright/engine/counts"
import { Context } from "effect"

/**
 * Saved counts and uploaded files about to be created, by their future ids. Items that refer to each other are counted
 * before the first of them is written, so that they're created all together or not at all.
 */
export const PendingRecords = Context.Reference<{
  readonly lists: ReadonlyMap<string, CanonicalDefinition>
  readonly files: ReadonlyMap<string, KeyFile>
}>("@listwright/server/suppression/PendingRecords", {
  defaultValue: () => ({ lists: new Map(), files: new Map() }),
})
