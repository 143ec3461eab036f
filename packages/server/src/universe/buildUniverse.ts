import { mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { Effect } from "effect"
import { joinParts } from "./build/joinParts.ts"
import { PARTS } from "./build/writeParts.ts"
import { writeColumns } from "./catalogue/columnsFile.ts"
import { demoCatalogue } from "./catalogue/demoCatalogue.ts"
import { sliceGroups } from "./layout/Slices.ts"
import { nameLists } from "./people/nameLists.ts"
import { flush } from "./build/flush.ts"
import { type ChunkReport, runBuilders } from "./build/runBuilders.ts"
import { CONSUMER } from "./columns.ts"
import type { UniverseRequest } from "./UniverseRequest.ts"
import { manifestSnapshot } from "./manifestSnapshot.ts"
import { VINTAGE } from "./people/Household.ts"
import { MANIFEST } from "./readManifest.ts"
import { UniverseNotBuilt } from "./UniverseErrors.ts"
import type { UniverseManifest } from "./UniverseManifest.ts"

const SOURCE = "synthetic people over real geography"

const attempt = <A>(what: string, work: () => Promise<A>): Effect.Effect<A, UniverseNotBuilt> =>
  Effect.tryPromise({
    try: work,
    catch: (cause) => new UniverseNotBuilt({ reason: `${what}: ${String(cause)}` }),
  })

const manifestOf = (
  { records, seed }: UniverseRequest,
  reports: ReadonlyArray<ChunkReport>,
  joined: Pick<UniverseManifest, "bits" | "columns" | "places" | "vectors">,
): UniverseManifest => {
  const facts = {
    version: 2 as const,
    ...joined,
    listType: CONSUMER,
    source: SOURCE,
    vintage: VINTAGE.name,
    seed,
    records,
    households: reports.reduce((sum, { households }) => sum + households, 0),
    people: reports.map(({ people }) => people),
    payload: reports.map(({ payload }) => payload),
  }
  return { ...facts, snapshot: manifestSnapshot(facts) }
}

/** An empty folder may be taken; one with files of somebody else's is left alone. */
const makeRoom = async (folder: string): Promise<void> => {
  const entries = await readdir(folder).catch(() => null)
  if (entries === null) return
  if (entries.length > 0) throw new Error(`${folder} holds files that are not a universe's`)
  await rmdir(folder)
}

/**
 * Makes a universe in a temporary folder beside its own and moves it there when every byte is on the disk. A build that
 * is cut off leaves the temporary folder only, and the next build starts over.
 */
export const buildUniverse = Effect.fn("buildUniverse")(function* (
  request: UniverseRequest,
): Effect.fn.Return<UniverseManifest, UniverseNotBuilt> {
  const folder = resolve(request.folder)
  const unfinished = `${folder}.unfinished`
  const discard = Effect.promise(() => rm(unfinished, { recursive: true, force: true }))
  if (!Number.isSafeInteger(request.records) || request.records < 1)
    return yield* new UniverseNotBuilt({ reason: "a universe holds at least one person" })

  yield* attempt("cannot use the folder", () => makeRoom(folder))
  yield* discard
  return yield* Effect.gen(function* () {
    yield* attempt("cannot make the folder", async () => {
      await mkdir(join(unfinished, "people"), { recursive: true })
      await mkdir(join(unfinished, "payload"))
      await mkdir(join(unfinished, PARTS))
    })
    const reports = yield* runBuilders(
      {
        seed: request.seed,
        records: request.records,
        states: request.states ?? [],
        folder: unfinished,
      },
      request.onProgress ?? (() => undefined),
    )
    const manifest = yield* attempt("cannot join what was made", async () => {
      const columns = demoCatalogue(nameLists().lastTexts)
      const joined = await joinParts(
        unfinished,
        sliceGroups(columns),
        reports.map(({ vectors }) => vectors),
      )
      return manifestOf(request, reports, { ...joined, columns: await writeColumns(unfinished, columns) })
    })
    yield* attempt("cannot finish the folder", async () => {
      await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true })
      for (const inner of ["bits", "places", "people", "payload", "."]) await flush(join(unfinished, inner))
      await rename(unfinished, folder)
      await flush(dirname(folder))
    })
    return manifest
  }).pipe(Effect.onError(() => discard))
})
