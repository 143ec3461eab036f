export { importGeography } from "./geography/replaceReference.ts"
export { startServer } from "./site/startServer.ts"
export type { DemoSignIn, RunningServer, StartOptions, StartProgress } from "./site/StartOptions.ts"
export { universes } from "./universe/switching/siteCommands.ts"
export type {
  DeltaReport,
  Imported,
  ImportProgress,
  ImportReport,
  Loaded,
  SiteDelta,
  SiteImport,
  SiteLoad,
  SiteUniverse,
  UnreadableUniverse,
} from "./universe/switching/SiteUniverses.ts"
