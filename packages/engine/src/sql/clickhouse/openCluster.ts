import { Effect } from "effect"
import { UniverseUnusable } from "../../format/UniverseErrors.ts"
import type { UniverseManifest } from "../../format/UniverseManifest.ts"
import type { SlicedUniverse } from "../../bitslice/Universe.ts"
import type { CountEngine } from "../../question/CountEngine.ts"
import type { AreaFacts } from "../../question/AreaFacts.ts"
import { createCenterLookup } from "../createCenterLookup.ts"
import { SqlCountEngine } from "../SqlCountEngine.ts"
import { ClickHouseFailed, ClickHouseNotLoaded, ClickHouseUrlUnreadable } from "./ClickHouseErrors.ts"
import { openClickHouse } from "./openClickHouse.ts"
import { readShards } from "./Shards.ts"

const unusable = (cause: unknown): UniverseUnusable => {
  const isOurs =
    cause instanceof ClickHouseFailed ||
    cause instanceof ClickHouseNotLoaded ||
    cause instanceof ClickHouseUrlUnreadable
  return new UniverseUnusable({
    file: "CLICKHOUSE_URL",
    reason: `names servers that can't count the universe: ${isOurs ? cause.message : String(cause)}`,
  })
}

/** Returns a counter backed by the servers in CLICKHOUSE_URL; refused if they don't have the whole universe. */
export const openCluster = (
  clickhouseUrl: string,
  manifest: UniverseManifest,
  slices: SlicedUniverse,
  areas: AreaFacts,
): Effect.Effect<CountEngine, UniverseUnusable> =>
  Effect.tryPromise({
    try: async () => {
      const shards = readShards(clickhouseUrl)
      const universe = await openClickHouse(shards, manifest, slices.columns, areas)
      return new SqlCountEngine(universe, createCenterLookup(slices), slices.manifest.snapshot)
    },
    catch: unusable,
  })
