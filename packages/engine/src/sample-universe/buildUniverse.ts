import { sourceTraits, UNIVERSES } from "@listwright/domain/catalog"
import { DEFAULT_COUNTRY } from "@listwright/domain/shared"
import { Effect } from "effect"
import { buildInNewFolder } from "../format/build/buildInNewFolder.ts"
import { joinParts } from "../format/build/joinParts.ts"
import { type ChunkReport, runBuilders } from "./build/runBuilders.ts"
import { writeColumns } from "../format/columns/columnsFile.ts"
import { DEFAULT_UNIVERSE, getSampleUniverse, demoNameLists } from "./sampleUniverses.ts"
import { sliceGroups } from "../format/layout/Slices.ts"
import { manifestSnapshot } from "../format/manifestSnapshot.ts"
import { VINTAGE } from "./people/Household.ts"
import { UniverseNotBuilt } from "../format/UniverseErrors.ts"
import type { UniverseManifest } from "../format/UniverseManifest.ts"
import type { UniverseRequest } from "./UniverseRequest.ts"
import { explainStorageError } from "../files/explainStorageError.ts"

const manifestOf = (
  { seed, universe = DEFAULT_UNIVERSE }: UniverseRequest,
  reports: ReadonlyArray<ChunkReport>,
  joined: Pick<UniverseManifest, "bits" | "columns" | "places" | "vectors">,
): UniverseManifest => {
  const { listType } = UNIVERSES[universe]
  const { country } = sourceTraits(listType)
  const facts = {
    version: 3 as const,
    ...joined,
    listType,
    ...(country === DEFAULT_COUNTRY ? {} : { country }),
    source: getSampleUniverse(universe).source,
    vintage: VINTAGE.name,
    seed,
    records: reports.reduce((sum, { people }) => sum + people.records, 0),
    households: reports.reduce((sum, { households }) => sum + households, 0),
    ...(getSampleUniverse(universe).facts?.includes("NAMED") === true
      ? { named: reports.reduce((sum, { named }) => sum + named, 0) }
      : {}),
    people: reports.map(({ people }) => people),
    payload: reports.map(({ payload }) => payload),
    blocks: reports.map(({ blocks }) => blocks),
    ...(getSampleUniverse(universe).companyWords === undefined ? {} : { hasCompanies: true }),
  }
  return { ...facts, snapshot: manifestSnapshot(facts) }
}

/**
 * Builds a universe in its own folder. An interrupted build leaves nothing that looks finished; the next one starts
 * over.
 */
export const buildUniverse = Effect.fn("buildUniverse")(function* (
  request: UniverseRequest,
): Effect.fn.Return<UniverseManifest, UniverseNotBuilt> {
  if (!Number.isSafeInteger(request.records) || request.records < 1)
    return yield* new UniverseNotBuilt({ reason: "a universe needs at least one person" })
  const { manifest } = yield* buildInNewFolder(request.folder, (folder) =>
    Effect.gen(function* () {
      const reports = yield* runBuilders(
        {
          universe: request.universe ?? DEFAULT_UNIVERSE,
          seed: request.seed,
          people: request.records,
          states: request.states ?? [],
          folder,
        },
        request.onProgress ?? (() => undefined),
        request.isBackground ?? false,
      )
      return yield* Effect.tryPromise({
        try: async () => {
          const universe = getSampleUniverse(request.universe ?? DEFAULT_UNIVERSE)
          const columns = universe.columns(demoNameLists(universe))
          const vectors = reports.map((report) => report.vectors)
          const joined = await joinParts(folder, sliceGroups(columns, universe.facts), vectors)
          const facts = { ...joined, columns: await writeColumns(folder, columns) }
          return { manifest: manifestOf(request, reports, facts) }
        },
        catch: (cause) =>
          new UniverseNotBuilt({ reason: `cannot join the parts: ${explainStorageError(cause)}` }),
      })
    }),
  )
  return manifest
})
