import { existsSync, readdirSync, readlinkSync } from "node:fs"
import { join } from "node:path"

const OPEN_FILES = "/proc/self/fd"

/** True if the system reports which files are open. */
export const HANDLES_KNOWN = existsSync(OPEN_FILES)

/** Counts the handles that this process has open on a file. */
export const openHandles = (path: string): number =>
  readdirSync(OPEN_FILES).filter((handle) => {
    const link = join(OPEN_FILES, handle)
    // The handle that lists the folder is gone by now.
    return existsSync(link) && readlinkSync(link) === path
  }).length
