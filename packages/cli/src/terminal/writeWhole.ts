import { rename, rm, writeFile } from "node:fs/promises"

/**
 * Writes a file whole or not at all: under a name of its own, flushed, and then in place of what had the name before.
 * Failed work leaves nothing. `mode`: of the new file, from its first moment on. The engine writes its files so too;
 * this one is here because signing in and saving a list must not load the engine.
 */
export const writeWhole = async (
  file: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> => {
  const unfinished = `${file}.${crypto.randomUUID()}`
  try {
    await writeFile(unfinished, content, {
      flag: "wx",
      flush: true,
      ...(mode === undefined ? {} : { mode }),
    })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
