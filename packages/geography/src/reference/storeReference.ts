import { createHash } from "node:crypto"
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { ReferenceUnusable } from "./ReferenceErrors.ts"
import type { ReferenceFacts } from "@listwright/domain/geography"
import type { ReferenceManifest, ReferenceName } from "./ReferenceFacts.ts"

const replace = async (file: string, content: string): Promise<void> => {
  const making = `${file}.${process.pid}.part`
  await writeFile(making, content, { flush: true })
  await rename(making, file)
}

const keep = async (folder: string, name: ReferenceName, table: string, facts: ReferenceFacts) => {
  const sha256 = createHash("sha256").update(table).digest("hex")
  const manifest: ReferenceManifest = { ...facts, table: `${name}-${sha256.slice(0, 12)}.tsv`, sha256 }
  await mkdir(folder, { recursive: true })
  await replace(join(folder, manifest.table), table)
  // Until this rename the old data stand, whole; after it the new ones do.
  await replace(join(folder, `${name}.json`), `${JSON.stringify(manifest, null, 2)}\n`)
  const ofThisName = new RegExp(`^${name}-[0-9a-f]{12}\\.tsv$`)
  for (const file of await readdir(folder))
    if (ofThisName.test(file) && file !== manifest.table) await rm(join(folder, file), { force: true })
}

/** Formats a table as text: its columns, then its rows, sorted by first cell. */
export const referenceTable = (
  columns: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
): string =>
  [columns, ...rows.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : a > b ? 1 : 0))]
    .map((row) => `${row.join("\t")}\n`)
    .join("")

/** Stores a table in the provider's folder, where it takes precedence over the committed table after the next start. */
export const storeReference = (
  folder: string,
  name: ReferenceName,
  table: string,
  facts: ReferenceFacts,
): Effect.Effect<void, ReferenceUnusable> =>
  Effect.tryPromise({
    try: () => keep(folder, name, table, facts),
    catch: (cause) => new ReferenceUnusable({ file: folder, reason: `cannot be written: ${String(cause)}` }),
  })
