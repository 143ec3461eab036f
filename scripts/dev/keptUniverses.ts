import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync } from "node:fs"
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { UNIVERSE_NAMES } from "@listwright/domain/catalogue"
import { ensureUniverse, firstName, hasDemo, universeFolder, universesOf } from "@listwright/engine/universe"
import { Effect } from "effect"

const root = join(import.meta.dirname, "../..")
const KEPT = join(root, "node_modules/.cache/listwright/dev")
/** Everything that decides what is in a universe. */
const SOURCES = ["packages/{domain,geography,engine}/src/**/*.ts", "packages/geography/data/**/*.*"]
const SEED = 2026

const version = (records: number): string => {
  const hash = createHash("sha256").update(String(records))
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted())
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest("hex").slice(0, 16)
}

/** Puts small demo universes into a data folder. Builds them once and copies them until their sources change. */
export const putUniverses = async (data: string, records: number): Promise<void> => {
  const kept = join(KEPT, version(records))
  await mkdir(kept, { recursive: true })
  for (const universe of UNIVERSE_NAMES.filter(hasDemo)) {
    const made = join(kept, universe)
    if (!existsSync(made)) {
      const unfinished = join(await mkdtemp(join(kept, "unfinished-")), "universe")
      await Effect.runPromise(ensureUniverse({ folder: unfinished, universe, records, seed: SEED }))
      // Another start may have finished the same one in the meantime.
      await rename(unfinished, made).catch(() => undefined)
      await rm(dirname(unfinished), { recursive: true, force: true })
    }
    const universes = universesOf(data, universe)
    const folder = universeFolder(universes, firstName(universes))
    await mkdir(dirname(folder), { recursive: true })
    await cp(made, folder, { recursive: true })
  }
}
