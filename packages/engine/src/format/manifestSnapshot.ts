import { createHash } from "node:crypto"
import type { UniverseManifest } from "./UniverseManifest.ts"

/** Returns the identifier of the data's state; it changes if any byte of any file changes. */
export const manifestSnapshot = (manifest: Omit<UniverseManifest, "snapshot">): string => {
  const {
    bits,
    blocks = [],
    columns,
    country,
    households,
    listType,
    payload,
    people,
    places,
    records,
  } = manifest
  const { seed, source, vectors, version, vintage } = manifest
  const { keys, points, routeRuns, strays, zip4Runs, zips } = places
  const files = [columns, ...bits, zips, routeRuns, zip4Runs, points, strays, keys, ...people, ...payload]
  for (const block of blocks) files.push(block, block.index)
  const facts = files.map((file) => [file.path, file.bytes, file.sha256])
  const about = [version, listType, source, vintage, seed, records, households, vectors, facts]
  return createHash("sha256")
    .update(JSON.stringify(country === undefined ? about : [...about, country]))
    .digest("hex")
    .slice(0, 16)
}
