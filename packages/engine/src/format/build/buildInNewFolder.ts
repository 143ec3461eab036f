import { mkdir, readdir, rm, rmdir, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { Effect } from "effect"
import { MANIFEST_FILE } from "../readManifest.ts"
import { UniverseNotBuilt } from "../UniverseErrors.ts"
import type { UniverseManifest } from "../UniverseManifest.ts"
import { flush } from "../../files/flush.ts"
import { PARTS_FOLDER } from "./writeParts.ts"
import { explainStorageError } from "../../files/explainStorageError.ts"
import { moveIntoPlace } from "../../files/writeFileAtomically.ts"

const attempt = <A>(what: string, work: () => Promise<A>): Effect.Effect<A, UniverseNotBuilt> =>
  Effect.tryPromise({
    try: work,
    catch: (cause) => new UniverseNotBuilt({ reason: `${what}: ${explainStorageError(cause)}` }),
  })

/** Removes an empty folder to make room; throws if it contains files. */
const makeRoom = async (folder: string): Promise<void> => {
  const entries = await readdir(folder).catch(() => null)
  if (entries === null) return
  if (entries.length > 0) throw new Error(`${folder} isn't empty; choose a folder that doesn't exist yet`)
  await rmdir(folder)
}

/** The result of filling a universe's folder, including the manifest that hasn't been written yet. */
export interface FilledFolder {
  readonly manifest: UniverseManifest
}

/**
 * Fills a universe's folder under a temporary name next to the final one, and renames it once every byte is on disk.
 * Failed or interrupted work leaves nothing behind; a killed process leaves the temporary folder, which the next run
 * removes.
 */
export const buildInNewFolder = <A extends FilledFolder, E>(
  wanted: string,
  fill: (folder: string) => Effect.Effect<A, E>,
): Effect.Effect<A, E | UniverseNotBuilt> =>
  Effect.gen(function* () {
    const folder = resolve(wanted)
    const unfinished = `${folder}.unfinished`
    const discard = Effect.promise(() => rm(unfinished, { recursive: true, force: true }))
    yield* attempt("cannot use the folder", () => makeRoom(folder))
    yield* discard
    return yield* Effect.gen(function* () {
      yield* attempt("cannot create the folder", async () => {
        for (const inner of ["people", "payload", "blocks", PARTS_FOLDER])
          await mkdir(join(unfinished, inner), { recursive: true })
      })
      const filled = yield* fill(unfinished)
      yield* attempt("cannot finish the folder", async () => {
        await writeFile(join(unfinished, MANIFEST_FILE), `${JSON.stringify(filled.manifest, null, 2)}\n`, {
          flush: true,
        })
        for (const inner of ["bits", "places", "people", "payload", "blocks", "."])
          await flush(join(unfinished, inner))
        await moveIntoPlace(unfinished, folder)
      })
      return filled
    }).pipe(Effect.onError(() => discard))
  })
