/** The operator's terminal commands for a site's universes, whether or not a server is running. */

export { universes } from "./commands/siteCommands.ts"
export type { MappingExplanation } from "./import/explainMapping.ts"
export type {
  DeltaReport,
  ImportProgress,
  ImportReport,
  ImportedUniverse,
  LoadedUniverse,
  SiteDeltaRequest,
  SiteImportRequest,
  SiteLoadRequest,
  SiteUniverse,
  UnreadableUniverse,
} from "./switching/SiteUniverses.ts"
