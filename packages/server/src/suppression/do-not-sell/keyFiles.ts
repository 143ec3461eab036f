import { existsSync } from "node:fs"
import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { KEY_BYTES } from "@listwright/engine/matching"
import type { DoNotSellKeys } from "./DoNotSell.ts"

/** The name of the list's folder within the suppressions folder. */
export const DO_NOT_SELL_FOLDER = "do-not-sell"

const ENDING = ".keys"
/** The retention period of a previous file, since a query in progress may still read it. */
const READ_WITHIN_MS = 3_600_000

/** Returns the path of the list's key file, for a state of the list and a snapshot of the data. */
export const keysPath = (folder: string, snapshot: string, revision: string): string =>
  join(folder, `${snapshot}-${revision}${ENDING}`)

export const toDoNotSellKeys = (
  folder: string,
  snapshot: string,
  revision: string,
  keys: number,
): DoNotSellKeys => ({
  file: { id: `doNotSell:${snapshot}-${revision}`, path: keysPath(folder, snapshot, revision), keys },
  snapshot,
})

/** Returns the keys of an earlier file; null if there isn't one. */
export const findEarlierKeys = async (
  folder: string,
  snapshot: string,
  revision: string,
): Promise<DoNotSellKeys | null> => {
  const path = keysPath(folder, snapshot, revision)
  if (!existsSync(path)) return null
  const { size } = await stat(path)
  return toDoNotSellKeys(folder, snapshot, revision, size / KEY_BYTES)
}

/** Deletes an interrupted process's unfinished files, since they may identify people. */
export const deleteUnfinishedFiles = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder))
    if (!name.endsWith(ENDING)) await rm(join(folder, name), { force: true })
}

/** Removes the keys of list states that are no longer used. */
export const deleteStaleKeys = async (folder: string, revision: string, now: number): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(ENDING) || name.endsWith(`-${revision}${ENDING}`)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (now - mtimeMs > READ_WITHIN_MS) await rm(join(folder, name), { force: true })
  }
}
