import { Effect } from "effect"
import { combinedSnapshot } from "@listwright/geography"
import { readColumns } from "../format/columns/columnsFile.ts"
import { readManifest } from "../format/readManifest.ts"
import { UniverseUnusable } from "../format/UniverseErrors.ts"
import { type UniverseManifest } from "../format/UniverseManifest.ts"
import { verifyFiles } from "../opened/verifyFiles.ts"
import type { UniverseFacts } from "../process/UniverseFacts.ts"
import { estimateEngineBytes } from "./estimateEngineBytes.ts"
import type { ServingOptions } from "./ServingOptions.ts"
import { findServableUniverses } from "../switching/findServableUniverses.ts"
import { universeFolder, type UniversesFolder } from "../switching/UniversesFolder.ts"

/** A universe's facts as stored in its folder, available without a process. */
export interface StoredFacts {
  readonly facts: UniverseFacts
  /** The number of bytes of memory that the universe's process will use. */
  readonly bytes: number
  /** The log line that says why the universe named by the pointer was rejected; null if this is that universe. */
  readonly rejection: string | null
}

/** Returns the log line for a rejected universe. `served`: the universe before it, which is served instead. */
export const rejectionText = (
  { error, name }: { readonly error: UniverseUnusable; readonly name: string },
  served: string | null,
): string =>
  `Rejected the universe ${name}: ${error.file} ${error.reason}. ${served === null ? "There is no earlier universe to serve." : `Serving ${served} instead.`}`

const read = Effect.fnUntraced(function* (
  folder: string,
  manifest: UniverseManifest,
  geographyFolder: string | null,
): Effect.fn.Return<Omit<StoredFacts, "rejection">, UniverseUnusable> {
  yield* verifyFiles(folder, [manifest.columns])
  const columns = yield* Effect.tryPromise({
    try: () => readColumns(folder),
    catch: (cause) =>
      new UniverseUnusable({ file: manifest.columns.path, reason: `cannot be read: ${String(cause)}` }),
  })
  const { hasTextKeys, households, listType, named, records, snapshot, source, vintage } = manifest
  return {
    facts: {
      snapshot: combinedSnapshot(snapshot, geographyFolder),
      listType,
      source,
      vintage,
      records,
      households,
      ...(named === undefined ? {} : { named }),
      ...(hasTextKeys === undefined ? {} : { hasTextKeys }),
      columns: columns.map(({ column }) => column),
    },
    bytes: estimateEngineBytes(manifest),
  }
})

/** Reads the facts of the universe that would be served on startup; returns null if no universe is finished. */
export const readUniverseFacts = Effect.fn("readUniverseFacts")(function* (
  universes: UniversesFolder,
  { ensureServable = () => Effect.void, geographyFolder }: ServingOptions,
): Effect.fn.Return<StoredFacts | null, UniverseUnusable> {
  let unusable: { readonly error: UniverseUnusable; readonly name: string } | null = null
  for (const name of yield* findServableUniverses(universes)) {
    const folder = universeFolder(universes, name)
    const found = yield* Effect.result(
      Effect.flatMap(readManifest(folder), (manifest) =>
        manifest === null
          ? Effect.succeed(null)
          : Effect.tap(read(folder, manifest, geographyFolder ?? null), ({ facts }) => ensureServable(facts)),
      ),
    )
    if (found._tag === "Failure") unusable ??= { name, error: found.failure }
    else if (found.success !== null)
      return { ...found.success, rejection: unusable && rejectionText(unusable, name) }
  }
  if (unusable !== null) return yield* unusable.error
  return null
})
