import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { KeyFile } from "@listwright/engine/counts"
import { Context } from "effect"

/**
 * The saved counts and uploaded files about to be created, by their future ids. Items that refer to each other are
 * counted before any of them is written, so they're created all together or not at all.
 */
export const PendingRecords = Context.Reference<{
  readonly lists: ReadonlyMap<string, CanonicalDefinition>
  readonly files: ReadonlyMap<string, KeyFile>
}>("@listwright/server/suppression/PendingRecords", {
  defaultValue: () => ({ lists: new Map(), files: new Map() }),
})
