/**
 * The terminal commands for a site's universes, re-exported from the engine so that a terminal needs only this package.
 */

export { universes } from "@listwright/engine/commands"
export type {
  DeltaReport,
  Imported,
  ImportProgress,
  ImportReport,
  MappingExplained,
  SiteUniverse,
  UnreadableUniverse,
} from "@listwright/engine/commands"
