import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { ReferenceName } from "./ReferenceFacts.ts"

/** The reference data that counts depend on; outlines are for maps only. */
const COUNTED: ReadonlyArray<ReferenceName> = ["metro-areas", "districts"]

/**
 * Returns the identifier of the data snapshot, including the provider's reference data; without such data, returns the
 * universe's own identifier. The same question about the same snapshot must always have the same answer.
 */
export const combinedSnapshot = (snapshot: string, folder: string | null): string => {
  const manifests = COUNTED.flatMap((name) => {
    const file = folder === null ? "" : join(folder, `${name}.json`)
    return existsSync(file) ? [`${name}\n${readFileSync(file, "utf8")}`] : []
  })
  if (manifests.length === 0) return snapshot
  return `${snapshot}-${createHash("sha256").update(manifests.join("\n")).digest("hex").slice(0, 8)}`
}
