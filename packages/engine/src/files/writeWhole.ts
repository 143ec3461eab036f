import { randomUUID } from "node:crypto"
import { type FileHandle, open, rename, rm } from "node:fs/promises"
import { dirname } from "node:path"
import { flush } from "./flush.ts"

/** Gives a file or folder that is finished and flushed its name, and asks the disk to hold that name too. */
export const putInPlace = async (unfinished: string, path: string): Promise<void> => {
  await rename(unfinished, path)
  await flush(dirname(path))
}

/**
 * Writes a file whole or not at all, also when the process or the machine stops meanwhile: under a name of its own, so
 * that two writers never share one, flushed, and then in place of what had the name before. Failed work leaves nothing.
 * `mode`: of the new file, from its first moment on; what the process gives to new files unless it is stated.
 */
export const writeWhole = async (
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
    await putInPlace(unfinished, path)
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw cause
  }
}
