import { createHash } from "node:crypto"
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs"
import { copyFile, link, mkdir, readdir } from "node:fs/promises"
import { basename, join } from "node:path"
import { Effect } from "effect"

const root = join(import.meta.dirname, "../../../..")
const cache = join(root, "node_modules/.cache/listwright-universes")

/** All files that determine the bytes of a demo universe. */
const SOURCES = [
  "packages/engine/{data,src/catalog,src/files,src/format,src/sample-universe,src/writing}/**",
  "packages/geography/{data,src}/**",
  "packages/domain/src/{audience,catalog,counting,definition,glossary,shared}/**",
  "package-lock.json",
]

const fingerprint = (): string => {
  const hash = createHash("sha256")
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted())
    if (statSync(join(root, file)).isFile()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest("hex").slice(0, 16)
}

/** Where the tests of this checkout keep demo universes from one run to the next, until what builds them changes. */
const kept = join(cache, fingerprint())

/** Deletes what was built before that. */
const forgetEarlierUniverses = (): void => {
  for (const name of readdirSync(cache))
    if (name !== basename(kept)) rmSync(join(cache, name), { recursive: true, force: true })
}

/** The folder of a universe, which `build` makes unless it was built before: that takes seconds of both processors. */
export const keptUniverse = Effect.fn("keptUniverse")(function* <E>(
  name: string,
  build: (folder: string) => Effect.Effect<unknown, E>,
): Effect.fn.Return<string, E> {
  const folder = join(kept, name)
  if (existsSync(folder)) return folder
  mkdirSync(kept, { recursive: true })
  forgetEarlierUniverses()
  const unfinished = mkdtempSync(join(kept, "unfinished-"))
  yield* build(join(unfinished, "universe"))
  try {
    renameSync(join(unfinished, "universe"), folder)
  } catch (error) {
    // Another process may have finished the same one in the meantime.
    if (!existsSync(folder)) throw error
  }
  rmSync(unfinished, { recursive: true, force: true })
  return folder
})

/** Gives a folder the same files under names of its own, except manifests, which tests like to change. */
export const linkUniverse = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkUniverse(source, target)
    else if (entry.name.endsWith(".json")) await copyFile(source, target)
    // The temporary folder may be another disk.
    else await link(source, target).catch(() => copyFile(source, target))
  }
}
