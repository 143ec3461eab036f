import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

/**
 * Finds the files of a site's data that contain a text, by path. Universes are skipped because a site doesn't write
 * to them.
 */
export const filesWith = async (data: string, text: string): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const entry of await readdir(data, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || path.startsWith(join(data, "universes"))) continue
    if ((await readFile(path)).includes(text)) found.push(path)
  }
  return found
}
