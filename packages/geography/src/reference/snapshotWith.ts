import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { ReferenceName } from "./ReferenceFacts.ts"

/** What counts depend on; outlines are for maps alone. */
const COUNTED: ReadonlyArray<ReferenceName> = ["metro-areas", "districts"]

/**
 * The name of the state of the data with a provider's reference data in it: that of the universe where there are none,
 * since the same question about the same snapshot always has the same answer.
 */
export const snapshotWith = (snapshot: string, folder: string | null): string => {
  const manifests = COUNTED.flatMap((name) => {
    const file = folder === null ? "" : join(folder, `${name}.json`)
    return existsSync(file) ? [`${name}\n${readFileSync(file, "utf8")}`] : []
  })
  if (manifests.length === 0) return snapshot
  return `${snapshot}-${createHash("sha256").update(manifests.join("\n")).digest("hex").slice(0, 8)}`
}
