import { createHash } from "node:crypto"
import type { UniverseManifest } from "./UniverseManifest.ts"

/** The name of a state of the data: it changes with every byte of every file. */
export const manifestSnapshot = (manifest: Omit<UniverseManifest, "snapshot">): string => {
  const { households, listType, payload, people, records, seed, source, version, vintage } = manifest
  const files = [...people, ...payload].map((file) => [file.path, file.records, file.bytes, file.sha256])
  return createHash("sha256")
    .update(JSON.stringify([version, listType, source, vintage, seed, records, households, files]))
    .digest("hex")
    .slice(0, 16)
}
