import { glob, rm } from "node:fs/promises"
import { join } from "node:path"
import { isUniverseFinished } from "./findServableUniverses.ts"
import { universeNumber, universeFolder, listUniverseNames, type UniversesFolder } from "./UniversesFolder.ts"

/**
 * Removes the universes before the served one, except for the last finished one, which remains as a fallback. Returns
 * their names. Called only by the process that serves them, while no universe other than `served` is being read.
 */
export const removeOlderUniverses = async (
  universes: UniversesFolder,
  served: string,
): Promise<ReadonlyArray<string>> => {
  const before = (await listUniverseNames(universes)).filter(
    ({ number }) => number < (universeNumber(universes, served) ?? 0),
  )
  const kept = before.find(({ name }) => isUniverseFinished(universes, name))
  const older = before.flatMap(({ name }) => (name === kept?.name ? [] : [name]))
  for (const name of older) {
    const folder = universeFolder(universes, name)
    await rm(folder, { recursive: true, force: true })
    for await (const file of glob(`${name}.{refused,corrections-*}.csv`, { cwd: universes.folder }))
      await rm(join(universes.folder, file), { force: true })
  }
  return older
}
