import { glob } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import { MappingRefused } from "../ImportErrors.ts"

/** Returns a mapping's files without duplicates, ordered by pattern and then by name. Throws `MappingRefused`. */
export const findInputFiles = async (
  mappingFile: string,
  patterns: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const from = dirname(resolve(mappingFile))
  const files = new Set<string>()
  for (const [at, pattern] of patterns.entries()) {
    const found: Array<string> = []
    for await (const file of glob(pattern, { cwd: from })) found.push(resolve(from, file))
    if (found.length === 0)
      throw new MappingRefused({
        file: mappingFile,
        mistakes: [{ path: `input.files[${at}]`, problem: `there is no file ${resolve(from, pattern)}` }],
      })
    for (const file of found.toSorted()) files.add(file)
  }
  return [...files]
}
