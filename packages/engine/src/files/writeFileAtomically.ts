import { randomUUID } from "node:crypto"
import { type FileHandle, open, rename, rm } from "node:fs/promises"
import { dirname } from "node:path"
import { flush } from "./flush.ts"

/** Renames a finished and flushed file or folder to its final name, and flushes that name to disk. */
export const moveIntoPlace = async (unfinished: string, path: string): Promise<void> => {
  await rename(unfinished, path)
  await flush(dirname(path))
}

/**
 * Writes a file as a whole or not at all, even if the process or machine stops midway. The content goes to a temporary
 * file with a unique name, so that two writers never share one; the file is flushed and then replaces the target. A
 * failure leaves no file behind. `mode` is the new file's mode from the start; defaults to the process's.
 */
export const writeFileAtomically = async (
  path: string,
  content: string | ((file: FileHandle) => Promise<void>),
  mode?: number,
): Promise<void> => {
  const unfinished = `${path}.${randomUUID()}.unfinished`
  try {
    const file = await open(unfinished, "wx", mode)
    try {
      await (typeof content === "string" ? file.writeFile(content) : content(file))
      await file.sync()
    } finally {
      await file.close()
    }
    await moveIntoPlace(unfinished, path)
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw cause
  }
}
