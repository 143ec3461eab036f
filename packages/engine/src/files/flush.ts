import { open } from "node:fs/promises"

/** Flushes a file, or a folder's entries, to disk before anything refers to it. */
export const flush = async (path: string): Promise<void> => {
  const handle = await open(path, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
