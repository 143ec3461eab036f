export { importGeography } from "@listwright/geography"
export { startServer } from "./site/startServer.ts"
export type { DemoSignIn, RunningServer, StartOptions, StartProgress } from "./site/StartOptions.ts"
export { universes } from "@listwright/engine/commands"
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
} from "@listwright/engine/universe"
