import { createHash } from "node:crypto"
import type { ReferenceFacts } from "@listwright/domain/geography"
import type {
  ReferenceManifest,
  ReferenceName,
} from "../../packages/geography/src/reference/ReferenceFacts.ts"

/** A committed table and the facts beside it: file name to content. */
export const referenceFiles = (
  name: ReferenceName,
  table: string,
  facts: ReferenceFacts,
): ReadonlyMap<string, string> => {
  const sha256 = createHash("sha256").update(table).digest("hex")
  const manifest: ReferenceManifest = { ...facts, table: `${name}.tsv`, sha256 }
  return new Map([
    [`${name}.tsv`, table],
    [`${name}.json`, `${JSON.stringify(manifest, null, 2)}\n`],
  ])
}
