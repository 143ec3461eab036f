import { readFile } from "node:fs/promises"
import { type LocationRow, decodeLocations, type EncodedLocations } from "@listwright/domain/definition"
import type { StoredLocations } from "./EngineQuestion.ts"

/** The number of files cached in memory; a full one uses about a megabyte. */
const HELD = 16

/**
 * Returns whether the rows are in the written format. Checking by hand is ten times faster than using the schema; the
 * server has already checked the rows before writing them, and this thread must stay responsive.
 */
const isWritten = (rows: unknown): rows is EncodedLocations =>
  Array.isArray(rows) &&
  rows.every(
    (row: unknown) =>
      Array.isArray(row) &&
      row.length === 5 &&
      row.every((cell, at) => typeof cell === (at < 3 ? "number" : "string")),
  )

const read = async ({ locations, path }: StoredLocations): Promise<ReadonlyArray<LocationRow>> => {
  const rows: unknown = JSON.parse(await readFile(path, "utf8"))
  if (!isWritten(rows) || rows.length !== locations)
    throw new Error(`the file of locations ${path} is damaged: it does not hold ${locations} locations`)
  return decodeLocations(rows)
}

/**
 * Reads the rows in location files, caching the most recent files because every edit of a list needs the same files
 * again.
 */
export class LocationRows {
  readonly #held = new Map<string, Promise<ReadonlyArray<LocationRow>>>()

  of(stored: StoredLocations): Promise<ReadonlyArray<LocationRow>> {
    const { file } = stored
    const rows = this.#held.get(file) ?? read(stored)
    this.#held.delete(file)
    this.#held.set(file, rows)
    // A file that couldn't be read is read again.
    rows.catch(() => this.#held.delete(file))
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= HELD) break
      this.#held.delete(oldest)
    }
    return rows
  }
}
