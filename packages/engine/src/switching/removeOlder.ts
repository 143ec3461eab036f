import { rm } from "node:fs/promises"
import { isFinished } from "./universesToServe.ts"
import { numberOf, universeFolder, universeNames, type UniversesFolder } from "./UniversesFolder.ts"

/**
 * Removes the universes that were brought before the one that is served, but for the last finished one of them, which
 * stays to go back to. Answers their names. Only who serves them calls it, with nobody reading any but `served`.
 */
export const removeOlder = async (
  universes: UniversesFolder,
  served: string,
): Promise<ReadonlyArray<string>> => {
  const before = (await universeNames(universes)).filter(
    ({ number }) => number < (numberOf(universes, served) ?? 0),
  )
  const kept = before.find(({ name }) => isFinished(universes, name))
  const older = before.flatMap(({ name }) => (name === kept?.name ? [] : [name]))
  for (const name of older) {
    const folder = universeFolder(universes, name)
    await rm(folder, { recursive: true, force: true })
    await rm(`${folder}.refused.csv`, { force: true })
  }
  return older
}
