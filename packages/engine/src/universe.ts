/** A site's universes on disk: their folders, the served universe, and the demo created on first start. */

export { hasSampleUniverse } from "./sample-universe/sampleUniverses.ts"
export { ensureUniverse } from "./sample-universe/ensureUniverse.ts"
export { type UniverseNotBuilt, UniverseUnusable } from "./format/UniverseErrors.ts"
export type { UniverseFacts } from "./process/UniverseFacts.ts"
export { isSampleUniverseMissing } from "./switching/isSampleUniverseMissing.ts"
export { readPointer } from "./switching/Pointer.ts"
export { type UniverseAttributes, readUniverseAttributes } from "./switching/readUniverseAttributes.ts"
export {
  DEFAULT_DATA_FOLDER,
  firstUniverseName,
  universeFolder,
  type UniversesFolder,
  siteUniversesFolder,
} from "./switching/UniversesFolder.ts"
