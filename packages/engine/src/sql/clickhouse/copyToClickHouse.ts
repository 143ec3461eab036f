import { Effect } from "effect"
import { readColumns } from "../../format/columns/columnsFile.ts"
import { readManifest } from "../../format/readManifest.ts"
import { UniverseNotBuilt, type UniverseUnusable } from "../../format/UniverseErrors.ts"
import { universeCountry, type UniverseManifest } from "../../format/UniverseManifest.ts"
import { readAreaFacts } from "../../question/readAreaFacts.ts"
import { ClickHouseNotLoaded } from "./ClickHouseErrors.ts"
import { type LoadOptions, loadClickHouse } from "./loadClickHouse.ts"
import { openClickHouse } from "./openClickHouse.ts"
import { readShards } from "./Shards.ts"

/** A universe that has been copied to the servers. */
export interface ClickHouseCopy {
  readonly manifest: UniverseManifest
  /** False if the servers already had the whole universe. */
  readonly isNew: boolean
}

/** Copies the universe in a folder to the servers in CLICKHOUSE_URL, unless they already have all of it. */
export const copyToClickHouse = Effect.fn("copyToClickHouse")(function* (
  folder: string,
  clickhouseUrl: string,
  onProgress: NonNullable<LoadOptions["onProgress"]> = () => undefined,
): Effect.fn.Return<ClickHouseCopy, UniverseNotBuilt | UniverseUnusable> {
  const manifest = yield* readManifest(folder)
  if (manifest === null)
    return yield* new UniverseNotBuilt({ reason: `${folder} contains no finished universe` })
  const { areas, zips: facts } = yield* readAreaFacts(null, universeCountry(manifest)).pipe(
    Effect.mapError(({ file, reason }) => new UniverseNotBuilt({ reason: `${file} ${reason}` })),
  )
  return yield* Effect.tryPromise({
    try: async (signal) => {
      const shards = readShards(clickhouseUrl)
      const columns = await readColumns(folder)
      const isThere = await openClickHouse(shards, manifest, columns, areas).then(
        () => true,
        (cause: unknown) => {
          if (cause instanceof ClickHouseNotLoaded) return false
          throw cause
        },
      )
      if (!isThere)
        await loadClickHouse({ folder, manifest, columns, facts, areas }, shards, { onProgress, signal })
      return { manifest, isNew: !isThere }
    },
    catch: (cause) =>
      new UniverseNotBuilt({ reason: cause instanceof Error ? cause.message : String(cause) }),
  })
})
