import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import { firstUniverseName, universeFolder, siteUniversesFolder } from "@listwright/engine/universe"
import { Effect } from "effect"
import { importUniverse } from "../../packages/engine/src/import/importUniverse.ts"
import { keptUniverse, linkUniverse } from "../../packages/engine/test/universe/keptUniverses.ts"
import { lendDemo } from "../../packages/server/test/site/lendDemo.ts"

const root = join(import.meta.dirname, "../..")
const MAPPING = join(root, "fixtures/tiny/consumers.json")

/** The files that determine the imported consumers, in addition to those that determine the demo's. */
const SOURCES = ["packages/engine/src/import/**/*.ts", "fixtures/tiny/*"]

const version = (): string => {
  const hash = createHash("sha256")
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted())
    if (/\.\w+$/.test(file)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest("hex").slice(0, 16)
}

/** Puts the tiny universes into a data folder: the consumers of `fixtures/tiny`, and small demo universes of the other sources. */
export const putTinyUniverses = async (data: string): Promise<void> => {
  const consumers = await Effect.runPromise(
    keptUniverse(`tiny-${version()}`, (folder) => importUniverse({ mapping: MAPPING, folder })),
  )
  const universes = siteUniversesFolder(data, "consumer")
  const folder = universeFolder(universes, firstUniverseName(universes))
  await mkdir(dirname(folder), { recursive: true })
  await linkUniverse(consumers, folder)
  await lendDemo(data)
}
