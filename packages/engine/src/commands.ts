/**
 * What an operator does with the universes of a site from the terminal, whether a server runs on it or not.
 */

export { universes } from "./commands/siteCommands.ts"
export type { MappingExplained } from "./import/explainMapping.ts"
export type {
  DeltaReport,
  ImportProgress,
  ImportReport,
  Imported,
  Loaded,
  SiteDelta,
  SiteImport,
  SiteLoad,
  SiteUniverse,
  UnreadableUniverse,
} from "./switching/SiteUniverses.ts"
