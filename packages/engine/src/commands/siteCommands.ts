import { resolve } from "node:path"
import { UNIVERSE_NAMES, type UniverseName, universeNumbered, universeOf } from "@listwright/domain/catalogue"
import { Effect, Predicate, type Scope } from "effect"
import { readMapping } from "../import/mapping/readMapping.ts"
import { type ExplainedInUniverse, explainFolder } from "./explain/explainFolder.ts"
import { copyToClickHouse } from "../sql/clickhouse/copyToClickHouse.ts"
import { makeOwnFiles } from "../files/ownFiles.ts"
import { installDelta, type Installed, installImport, type InstallOptions } from "./installUniverse.ts"
import { listUniverses, siteUniverse } from "../switching/listUniverses.ts"
import { namedUniverse } from "../switching/namedUniverse.ts"
import { readPointer, writePointer } from "../switching/Pointer.ts"
import type {
  DeltaReport,
  Imported,
  ImportReport,
  Loaded,
  SiteDelta,
  SiteExplain,
  SiteImport,
  SiteLoad,
  SiteRequest,
  SiteUniverse,
  UnreadableUniverse,
} from "../switching/SiteUniverses.ts"
import {
  DEFAULT_DATA_FOLDER,
  universeFolder,
  type UniversesFolder,
  universesOf,
} from "../switching/UniversesFolder.ts"

/** An empty variable counts as not set. */
const filled = (text: string | undefined): string | undefined => (text === "" ? undefined : text)

const universesIn = ({ dataFolder }: SiteRequest, universe: UniverseName): UniversesFolder =>
  universesOf(resolve(filled(dataFolder) ?? DEFAULT_DATA_FOLDER), universe)

/** Whose records a definition selects; what is none is refused when it is read. */
const universeNameOf = (definition: unknown): UniverseName => {
  const listType = Predicate.hasProperty(definition, "listType") ? Number(definition.listType) : Number.NaN
  return universeOf(listType)?.name ?? "consumer"
}

/** Those that the records of a mapping file belong to. */
const universesOfMapping = (request: SiteImport) =>
  Effect.map(readMapping(request.mapping), ({ listType }) =>
    universesIn(request, universeNumbered(listType)?.name ?? "consumer"),
  )

/** Rejects with the failure itself, which has a message for people. What it writes, only its user reads. */
const run = <A, E>(work: Effect.Effect<A, E, Scope.Scope>, signal?: AbortSignal): Promise<A> => {
  makeOwnFiles()
  return Effect.runPromise(Effect.scoped(work), signal === undefined ? {} : { signal })
}

const installOptions = ({
  clickhouseUrl,
  mapping,
  maxRefused,
  mayShrink,
  onProgress,
}: SiteImport): InstallOptions => ({
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

const imported = <Report>({ folder, manifest, name, report }: Installed<Report>): Imported<Report> => ({
  ...siteUniverse(manifest, { folder, name, isMeant: true }),
  report,
})

/** The universe that should be served, on ClickHouse; a server that refused it because it was missing looks again. */
const load = Effect.fn("load")(function* (request: SiteLoad) {
  const universes = universesIn(request, request.universe ?? "consumer")
  const name = yield* namedUniverse(universes)
  const folder = universeFolder(universes, name)
  const { isNew, manifest } = yield* copyToClickHouse(folder, request.clickhouseUrl, request.onProgress)
  if (isNew && (yield* readPointer(universes)) !== null) yield* writePointer(universes, name)
  return { ...siteUniverse(manifest, { name, folder, isMeant: true }), isNew }
})

/**
 * What is done with the universes of a site, whether a server runs on it or not. Everything rejects with an error that
 * has a message for people, and a `_tag`.
 */
export const universes = {
  /** Imports whole files as the next universe. A running server goes over to it within seconds. */
  import: (request: SiteImport): Promise<Imported<ImportReport>> =>
    run(
      Effect.gen(function* () {
        const universes = yield* universesOfMapping(request)
        return imported(yield* installImport(universes, installOptions(request)))
      }),
      request.signal,
    ),
  /** The same for changes to the universe that is served now. */
  delta: (request: SiteDelta): Promise<Imported<DeltaReport>> =>
    run(
      Effect.gen(function* () {
        const universes = yield* universesOfMapping(request)
        const options = { ...installOptions(request), changes: request.changes }
        return imported(yield* installDelta(universes, options))
      }),
      request.signal,
    ),
  /** Copies the universe that should be served to ClickHouse servers, unless they hold all of it. */
  load: (request: SiteLoad): Promise<Loaded> => run(load(request), request.signal),
  /** How the universe that should be served counts a definition: the loops that it becomes. */
  explain: (request: SiteExplain): Promise<ExplainedInUniverse> => {
    const universes = universesIn(request, universeNameOf(request.definition))
    return run(
      Effect.flatMap(namedUniverse(universes), (name) =>
        explainFolder(universeFolder(universes, name), request.definition),
      ),
    )
  },
  /** The universes that are there, those of one kind together, the newest first. */
  list: (request: SiteRequest): Promise<ReadonlyArray<SiteUniverse | UnreadableUniverse>> =>
    run(
      Effect.map(
        Effect.forEach(UNIVERSE_NAMES, (name) => listUniverses(universesIn(request, name))),
        (found) => found.flat(),
      ),
    ),
}
