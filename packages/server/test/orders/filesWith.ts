import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

/** The files of a site's data that hold a text, by their paths; those of its universes, which nobody writes, aside. */
export const filesWith = async (data: string, text: string): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const entry of await readdir(data, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || path.startsWith(join(data, "universes"))) continue
    if ((await readFile(path)).includes(text)) found.push(path)
  }
  return found
}
