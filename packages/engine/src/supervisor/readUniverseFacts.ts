import { Effect } from "effect"
import { combinedSnapshot } from "@listwright/geography"
import { readColumns } from "../format/columns/columnsFile.ts"
import { readManifest } from "../format/readManifest.ts"
import { UniverseUnusable } from "../format/UniverseErrors.ts"
import { type UniverseManifest } from "../format/UniverseManifest.ts"
import { verifyFiles } from "../opened/verifyFiles.ts"
import type { UniverseFacts } from "../process/UniverseFacts.ts"
import { estimateEngineBytes } from "./estimateEngineBytes.ts"
import { servableUniverses } from "../switching/servableUniverses.ts"
import { universeFolder, type UniversesFolder } from "../switching/UniversesFolder.ts"

/** A universe's facts as stored in its folder, available without a process. */
export interface StoredFacts {
  readonly facts: UniverseFacts
  /** The number of bytes of memory that the universe's process will use. */
  readonly bytes: number
}

const read = Effect.fnUntraced(function* (
  folder: string,
  manifest: UniverseManifest,
  geographyFolder: string | null,
): Effect.fn.Return<StoredFacts, UniverseUnusable> {
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
  geographyFolder: string | null,
): Effect.fn.Return<StoredFacts | null, UniverseUnusable> {
  let unusable: UniverseUnusable | null = null
  for (const name of yield* servableUniverses(universes)) {
    const folder = universeFolder(universes, name)
    const found = yield* Effect.result(
      Effect.flatMap(readManifest(folder), (manifest) =>
        manifest === null ? Effect.succeed(null) : read(folder, manifest, geographyFolder),
      ),
    )
    if (found._tag === "Failure") unusable ??= found.failure
    else if (found.success !== null) return found.success
  }
  if (unusable !== null) return yield* unusable
  return null
})
