import { createHash } from "node:crypto"
import { constants, existsSync, globSync, readFileSync } from "node:fs"
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { type UniverseName, UNIVERSE_NAMES } from "@listwright/domain/catalogue"
import { ensureUniverse, firstName, hasDemo, universeFolder, universesOf } from "@listwright/engine/universe"
import { Effect } from "effect"
import { importUniverse } from "../../packages/engine/src/import/importUniverse.ts"

const root = join(import.meta.dirname, "../..")
const KEPT = join(root, "node_modules/.cache/listwright/universes")
const MAPPING = join(root, "fixtures/tiny/consumers.json")

/** Everything that decides what is in a universe. */
const SOURCES = [
  "packages/{domain,geography,engine}/src/**/*.ts",
  "packages/geography/data/**/*",
  "fixtures/tiny/*",
]
/** Consumers from which the demo universes of the other sources are sized. */
const RECORDS = 20_000
const SEED = 2026

const version = (): string => {
  const hash = createHash("sha256")
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted())
    if (/\.\w+$/.test(file)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest("hex").slice(0, 16)
}

const build = (universe: UniverseName, folder: string): Effect.Effect<unknown, unknown> =>
  universe === "consumer"
    ? importUniverse({ mapping: MAPPING, folder })
    : ensureUniverse({ folder, universe, records: RECORDS, seed: SEED })

/**
 * Puts the tiny universes into a data folder, copying those that were built before from the same code: the consumers of
 * `fixtures/tiny`, and small demo universes of the other sources.
 */
export const putTinyUniverses = async (data: string): Promise<void> => {
  const kept = join(KEPT, version())
  await mkdir(kept, { recursive: true })
  for (const universe of UNIVERSE_NAMES.filter(hasDemo)) {
    const made = join(kept, universe)
    if (!existsSync(made)) {
      const unfinished = join(await mkdtemp(join(kept, "unfinished-")), "universe")
      await Effect.runPromise(build(universe, unfinished))
      // Another run may have finished the same one in the meantime.
      await rename(unfinished, made).catch(() => undefined)
      await rm(dirname(unfinished), { recursive: true, force: true })
    }
    const universes = universesOf(data, universe)
    const folder = universeFolder(universes, firstName(universes))
    await mkdir(dirname(folder), { recursive: true })
    await cp(made, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  }
}
