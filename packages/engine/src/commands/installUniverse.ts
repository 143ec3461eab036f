import { rm } from "node:fs/promises"
import { Effect, Schema, type Scope } from "effect"
import { type FolderUnusable, lockFolder } from "../files/folderLock.ts"
import { buildDeltaUniverse } from "../import/buildDeltaUniverse.ts"
import type { DeltaReport, ImportReport } from "../import/ImportReport.ts"
import type { DeltaRequest, ImportRequest } from "../import/ImportRequest.ts"
import { importUniverse } from "../import/importUniverse.ts"
import type { BuiltUniverse } from "../import/buildFromFiles.ts"
import type { ImportFailure } from "../import/runUntilSettled.ts"
import { readManifest } from "../format/readManifest.ts"
import type { UniverseNotBuilt, UniverseUnusable } from "../format/UniverseErrors.ts"
import { currentUniverseName } from "../switching/currentUniverseName.ts"
import { writePointer } from "../switching/Pointer.ts"
import {
  firstUniverseName,
  listUnfinishedFolders,
  universeFolder,
  listUniverseNames,
  type UniversesFolder,
} from "../switching/UniversesFolder.ts"

/** Raised when another import or delta is modifying a site's universes. */
export class ImportUnderWay extends Schema.TaggedError<ImportUnderWay>()("ImportUnderWay", {
  /** The other process's ID; null if it couldn't be read. */
  processId: Schema.NullOr(Schema.Int),
}) {
  override get message(): string {
    const who = this.processId === null ? "Another process" : `Process ${this.processId}`
    return `${who} is importing into this data folder. Wait until it finishes.`
  }
}

type Fate = "folder" | "from"
export type InstallOptions = Omit<ImportRequest, Fate | "leastRecords"> & {
  /** True if the new universe may have fewer than half as many records as the previous one. */
  readonly mayShrink?: boolean
  /** Prepares a finished universe before it's served. */
  readonly prepare?: (folder: string) => Effect.Effect<unknown, UniverseNotBuilt | UniverseUnusable>
}
export type DeltaOptions = Omit<DeltaRequest, Fate | "leastRecords"> &
  Pick<InstallOptions, "mayShrink" | "prepare">

/** A universe installed next to the others, to be served next. */
export interface InstalledUniverse<Report> extends BuiltUniverse<Report> {
  readonly name: string
  readonly folder: string
}

export type InstallFailure = ImportFailure | ImportUnderWay | FolderUnusable | UniverseUnusable

/** Locks the universes against other imports, and removes leftovers from a killed import. */
const alone = (
  universes: UniversesFolder,
): Effect.Effect<void, ImportUnderWay | FolderUnusable, Scope.Scope> =>
  lockFolder(universes.folder).pipe(
    Effect.catchTag("FolderInUse", ({ processId }) => Effect.fail(new ImportUnderWay({ processId }))),
    Effect.andThen(
      Effect.promise(async () => {
        for (const folder of await listUnfinishedFolders(universes))
          await rm(folder, { recursive: true, force: true })
      }),
    ),
  )

/** Creates a universe next to the others, and points to it once every byte is on disk. */
const bring = <Report>(
  universes: UniversesFolder,
  prepare: InstallOptions["prepare"],
  make: (folder: string) => Effect.Effect<BuiltUniverse<Report>, ImportFailure>,
): Effect.Effect<InstalledUniverse<Report>, ImportFailure | UniverseUnusable> =>
  Effect.gen(function* () {
    const [newest] = yield* Effect.promise(() => listUniverseNames(universes))
    const name = `${firstUniverseName(universes)}-${(newest?.number ?? 0) + 1}`
    const folder = universeFolder(universes, name)
    const made = yield* make(folder)
    if (prepare !== undefined) yield* prepare(folder)
    yield* writePointer(universes, name)
    return { ...made, name, folder }
  })

/** Returns half the number of records in the last import; a truncated file rarely contains more. */
const leastRecords = Effect.fnUntraced(function* (folder: string, mayShrink: boolean | undefined) {
  if (mayShrink === true) return 0
  // A damaged universe is about to be replaced.
  const before = yield* Effect.orElseSucceed(readManifest(folder), () => null)
  return before === null || before.seed !== null ? 0 : Math.ceil(before.records / 2)
})

/** Imports a data provider's files as a site's next universe; a running server switches to it automatically. */
export const installImport = Effect.fn("installImport")(function* (
  universes: UniversesFolder,
  { mayShrink, prepare, ...options }: InstallOptions,
): Effect.fn.Return<InstalledUniverse<ImportReport>, InstallFailure, Scope.Scope> {
  yield* alone(universes)
  const before = universeFolder(universes, yield* currentUniverseName(universes))
  const least = yield* leastRecords(before, mayShrink)
  return yield* bring(universes, prepare, (folder) =>
    importUniverse({ ...options, folder, leastRecords: least }),
  )
})

/** Installs changes to the designated universe as a site's next universe. */
export const installDelta = Effect.fn("installDelta")(function* (
  universes: UniversesFolder,
  { mayShrink, prepare, ...options }: DeltaOptions,
): Effect.fn.Return<InstalledUniverse<DeltaReport>, InstallFailure, Scope.Scope> {
  yield* alone(universes)
  const from = universeFolder(universes, yield* currentUniverseName(universes))
  const least = yield* leastRecords(from, mayShrink)
  return yield* bring(universes, prepare, (folder) =>
    buildDeltaUniverse({ ...options, from, folder, leastRecords: least }),
  )
})
