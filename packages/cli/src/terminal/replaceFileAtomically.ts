import { rename, rm, writeFile } from "node:fs/promises"

/**
 * Writes a file atomically: under a temporary name, flushed, then renamed over any existing file. A failure leaves
 * nothing behind. `mode` applies to the new file from its creation. The engine writes its files the same way; this copy
 * exists because signing in and saving a list must not load the engine.
 */
export const replaceFileAtomically = async (
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
