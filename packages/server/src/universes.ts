/**
 * The terminal commands for a site's universes, re-exported from the engine so that a terminal needs only this package.
 */

export { universes } from "@listwright/engine/commands"
export type {
  DeltaReport,
  ImportedUniverse,
  ImportProgress,
  ImportReport,
  MappingExplanation,
  SiteUniverse,
  UnreadableUniverse,
} from "@listwright/engine/commands"
