import { resolve } from "node:path"
import { UNIVERSE_NAMES, type UniverseName, findSourceUniverse, UNIVERSES } from "@listwright/domain/catalog"
import { CountRefused } from "@listwright/domain/counting"
import { Effect, Predicate, type Scope } from "effect"
import { explainMapping, type MappingExplanation } from "../import/explainMapping.ts"
import { MappingRefused } from "../import/ImportErrors.ts"
import { readMapping } from "../import/mapping/readMapping.ts"
import { mappingUniverse } from "../import/mapping/recordRules.ts"
import type { UniverseUnusable } from "../format/UniverseErrors.ts"
import { type UniverseCountExplanation, explainCountInFolder } from "./explain/explainCountInFolder.ts"
import { copyToClickHouse } from "../sql/clickhouse/copyToClickHouse.ts"
import { restrictNewFiles } from "../files/privateFiles.ts"
import {
  installDelta,
  type InstalledUniverse,
  installImport,
  type InstallOptions,
} from "./installUniverse.ts"
import { listUniverses, siteUniverse } from "../switching/listUniverses.ts"
import { currentUniverseName } from "../switching/currentUniverseName.ts"
import { readPointer, writePointer } from "../switching/Pointer.ts"
import type {
  DeltaReport,
  ImportedUniverse,
  ImportReport,
  LoadedUniverse,
  SiteDeltaRequest,
  SiteExplainRequest,
  SiteImportRequest,
  SiteListRequest,
  SiteLoadRequest,
  SiteRequest,
  SiteUniverse,
  UnreadableUniverse,
} from "../switching/SiteUniverses.ts"
import {
  DEFAULT_DATA_FOLDER,
  universeFolder,
  type UniversesFolder,
  siteUniversesFolder,
} from "../switching/UniversesFolder.ts"

/** Treats an empty variable as unset. */
const filled = (text: string | undefined): string | undefined => (text === "" ? undefined : text)

const universesIn = ({ dataFolder }: SiteRequest, universe: UniverseName): UniversesFolder =>
  siteUniversesFolder(resolve(filled(dataFolder) ?? DEFAULT_DATA_FOLDER), universe)

/** Returns the universe whose records a definition selects. An invalid definition is rejected when it's read. */
const universeNameOf = (definition: unknown): UniverseName => {
  const listType = Predicate.hasProperty(definition, "listType") ? Number(definition.listType) : Number.NaN
  return findSourceUniverse(listType)?.name ?? "consumer"
}

/** Returns the universe that a mapping loads; fails if a different one was requested. */
const meantUniverse = Effect.fnUntraced(function* ({ mapping: file, universe }: SiteImportRequest) {
  const own = mappingUniverse(yield* readMapping(file))
  if (universe === undefined || universe === own) return own
  const { listType, title } = UNIVERSES[universe]
  const problem = `is for ${UNIVERSES[own].title}, but you asked for ${title}: use universe ${own}, or write list type ${listType} here`
  return yield* new MappingRefused({ file, mistakes: [{ path: "listType", problem }] })
})

/**
 * Runs the work, and rejects with the failure itself, which has a user-readable message. Only the user can read the
 * files that it writes.
 */
const run = <A, E>(work: Effect.Effect<A, E, Scope.Scope>, signal?: AbortSignal): Promise<A> => {
  restrictNewFiles()
  return Effect.runPromise(Effect.scoped(work), signal === undefined ? {} : { signal })
}

const installOptions = ({
  clickhouseUrl,
  mapping,
  maxRefused,
  mayShrink,
  onProgress,
}: SiteImportRequest): InstallOptions => ({
  mapping,
  ...(clickhouseUrl === undefined
    ? {}
    : {
        prepare: (folder: string) =>
          copyToClickHouse(folder, clickhouseUrl, (fraction) => onProgress?.({ stage: "loading", fraction })),
      }),
  ...(maxRefused === undefined ? {} : { maxRefused }),
  ...(mayShrink === undefined ? {} : { mayShrink }),
  ...(onProgress === undefined ? {} : { onProgress }),
})

/** Returns a site's universes, grouped by kind, newest first. */
const universesOfSite = (
  request: SiteRequest,
  names: ReadonlyArray<UniverseName>,
): Effect.Effect<ReadonlyArray<SiteUniverse | UnreadableUniverse>, UniverseUnusable> =>
  Effect.map(
    Effect.forEach(names, (name) => listUniverses(universesIn(request, name))),
    (found) => found.flat(),
  )

/** Reports an installed universe, along with the site's other synthetic universes. */
const imported = Effect.fnUntraced(function* <Report>(
  request: SiteRequest,
  universe: UniverseName,
  { folder, manifest, name, report }: InstalledUniverse<Report>,
): Effect.fn.Return<ImportedUniverse<Report>> {
  // What cannot be read of another universe is no matter of this one.
  const all = yield* Effect.orElseSucceed(universesOfSite(request, UNIVERSE_NAMES), () => [])
  return {
    ...siteUniverse(manifest, { folder, name, universe, isMeant: true }),
    report,
    synthetic: all.flatMap((one) =>
      "problem" in one || !one.isMeant || !one.isSynthetic || one.universe === universe ? [] : [one],
    ),
  }
})

/**
 * Loads the designated universe into ClickHouse; a server that rejected the universe because it wasn't loaded yet tries
 * again.
 */
const load = Effect.fn("load")(function* (request: SiteLoadRequest) {
  const universe = request.universe ?? "consumer"
  const universes = universesIn(request, universe)
  const name = yield* currentUniverseName(universes)
  const folder = universeFolder(universes, name)
  const { isNew, manifest } = yield* copyToClickHouse(folder, request.clickhouseUrl, request.onProgress)
  if (isNew && (yield* readPointer(universes)) !== null) yield* writePointer(universes, name)
  return { ...siteUniverse(manifest, { name, folder, universe, isMeant: true }), isNew }
})

/**
 * The operations on a site's universes, whether or not a server is running. All of them reject with an error that has a
 * user-readable message and a `_tag`.
 */
export const universes = {
  /** Imports complete files as the next universe. A running server switches to it within seconds. */
  import: (request: SiteImportRequest): Promise<ImportedUniverse<ImportReport>> =>
    run(
      Effect.gen(function* () {
        const universe = yield* meantUniverse(request)
        const made = yield* installImport(universesIn(request, universe), installOptions(request))
        return yield* imported(request, universe, made)
      }),
      request.signal,
    ),
  /** Imports changes to the currently served universe. A running server switches to the result within seconds. */
  delta: (request: SiteDeltaRequest): Promise<ImportedUniverse<DeltaReport>> =>
    run(
      Effect.gen(function* () {
        const universe = yield* meantUniverse(request)
        const options = { ...installOptions(request), changes: request.changes }
        const made = yield* installDelta(universesIn(request, universe), options)
        return yield* imported(request, universe, made)
      }),
      request.signal,
    ),
  /** Copies the designated universe to ClickHouse servers, unless they already have it completely. */
  load: (request: SiteLoadRequest): Promise<LoadedUniverse> => run(load(request), request.signal),
  /** Explains how the designated universe counts a definition, showing the loops that it compiles to. */
  explain: (
    request: SiteExplainRequest,
  ): Promise<UniverseCountExplanation & { readonly universe: UniverseName }> => {
    const universe = universeNameOf(request.definition)
    const universes = universesIn(request, universe)
    const { universe: meant = universe } = request
    return run(
      Effect.gen(function* () {
        if (meant !== universe)
          return yield* new CountRefused({
            reason: `the list is for ${UNIVERSES[universe].title}, but you asked for ${UNIVERSES[meant].title}`,
          })
        const folder = universeFolder(universes, yield* currentUniverseName(universes))
        return { universe, ...(yield* explainCountInFolder(folder, request.definition)) }
      }),
    )
  },
  /**
   * Reports the data that an import with a mapping would load, and the data that its universe would lack. Doesn't load
   * anything.
   */
  explainMapping: (request: Pick<SiteImportRequest, "mapping" | "universe">): Promise<MappingExplanation> =>
    run(Effect.andThen(meantUniverse(request), explainMapping(request.mapping))),
  /** Lists the existing universes, grouped by kind, newest first. */
  list: (request: SiteListRequest): Promise<ReadonlyArray<SiteUniverse | UnreadableUniverse>> =>
    run(universesOfSite(request, request.universe === undefined ? UNIVERSE_NAMES : [request.universe])),
}
