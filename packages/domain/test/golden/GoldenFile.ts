import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"

/** One file of cases about one rule: what goes in, what comes out. */
export const GoldenFile = Schema.Struct({
  rule: Schema.String,
  spec: Schema.String,
  cases: Schema.NonEmptyArray(
    Schema.Struct({ name: Schema.String, given: Schema.Unknown, expect: Schema.Unknown }),
  ),
})
export type GoldenFile = typeof GoldenFile.Type

export interface FoundFile {
  readonly path: string
  readonly file: GoldenFile
}

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(GoldenFile))

/** All golden files of a folder, by name. A folder without any is an error: nothing would be checked. */
export const goldenFilesIn = (folder: string): ReadonlyArray<FoundFile> => {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
  if (names.length === 0) throw new Error(`No golden files in ${folder}`)
  return names.map((name) => {
    const path = join(folder, name)
    try {
      return { path, file: decode(readFileSync(path, "utf8")) }
    } catch (cause) {
      throw new Error(`${path} is no golden file`, { cause })
    }
  })
}
