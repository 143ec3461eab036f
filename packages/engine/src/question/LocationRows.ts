import { readFile } from "node:fs/promises"
import { type LocationRow, readLocations, WrittenLocations } from "@listwright/domain/definition"
import { Schema } from "effect"
import type { StoredLocations } from "./EngineQuestion.ts"

/** Files that are held at once: a full one takes about a megabyte. */
const HELD = 16

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(WrittenLocations))

const read = async ({ locations, path }: StoredLocations): Promise<ReadonlyArray<LocationRow>> => {
  const rows = readLocations(decode(await readFile(path, "utf8")))
  if (rows.length !== locations)
    throw new Error(
      `the file of locations ${path} is damaged: it has ${rows.length} rows instead of ${locations}`,
    )
  return rows
}

/** The rows of files of locations. The latest stay: every edit of a list asks about the same ones again. */
export class LocationRows {
  readonly #held = new Map<string, Promise<ReadonlyArray<LocationRow>>>()

  of(stored: StoredLocations): Promise<ReadonlyArray<LocationRow>> {
    const { file } = stored
    const rows = this.#held.get(file) ?? read(stored)
    this.#held.delete(file)
    this.#held.set(file, rows)
    // What could not be read is read anew.
    rows.catch(() => this.#held.delete(file))
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= HELD) break
      this.#held.delete(oldest)
    }
    return rows
  }
}
