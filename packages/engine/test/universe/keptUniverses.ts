import { createHash } from "node:crypto"
import { globSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { dirname, join } from "node:path"

const root = join(import.meta.dirname, "../../../..")
const cache = join(root, "node_modules/.cache/listwright-universes")

/** All that the bytes of a demo universe follow from. */
const SOURCES = [
  "packages/engine/{data,src/demo,src/files,src/format}/**",
  "packages/geography/{data,src}/**",
  "packages/domain/src/{audience,catalogue,counting,definition,glossary,shared}/**",
  "package-lock.json",
]

const fingerprint = (): string => {
  const hash = createHash("sha256")
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted())
    if (statSync(join(root, file)).isFile()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest("hex").slice(0, 16)
}

/** Where the tests of this checkout keep demo universes from one run to the next, until what builds them changes. */
export const keptUniverses = join(cache, fingerprint())

/** Deletes what was built before that. */
export const forgetEarlierUniverses = (): void => {
  for (const name of readdirSync(cache))
    if (name !== keptUniverses.slice(dirname(keptUniverses).length + 1))
      rmSync(join(cache, name), { recursive: true, force: true })
}
