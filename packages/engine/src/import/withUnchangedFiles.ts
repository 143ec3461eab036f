import { stat } from "node:fs/promises"
import { UniverseNotBuilt } from "../format/UniverseErrors.ts"

const stampOf = async (file: string): Promise<string> => {
  const { ino, mtimeMs, size } = await stat(file)
  return `${ino} ${size} ${mtimeMs}`
}

/**
 * Runs work that reads files; throws if a file changed in the meantime, for example because its upload is still in
 * progress.
 */
export const withUnchangedFiles = async (
  files: ReadonlyArray<string>,
  work: () => Promise<void>,
): Promise<void> => {
  const before = await Promise.all(files.map(stampOf))
  await work()
  const after = await Promise.all(files.map(stampOf))
  const changed = files.find((_, at) => before[at] !== after[at])
  if (changed !== undefined)
    throw new UniverseNotBuilt({
      reason: `${changed} changed while it was being read; import it again when it's complete`,
    })
}
