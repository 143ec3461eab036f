/**
 * What an operator does with the universes of a site from the terminal: the engine's commands, so that a terminal needs this
 * package alone.
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
