/** The operator's terminal commands for a site's universes, whether or not a server is running. */

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
