import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs"
import { join } from "node:path"

const FOLDER = 0o700
const FILE = 0o600

/** Takes a folder and what is in it from everybody but its user. */
export const restrict = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) restrict(path)
    else if (entry.isFile()) chmodSync(path, FILE)
  }
  chmodSync(folder, FOLDER)
}

/** From now on, only this user can read what this process and its children create. */
export const makeOwnFiles = (): void => {
  process.umask(0o077)
}

/**
 * Makes a data folder that only its user enters, and takes what is in it from everybody else. The folder itself comes
 * last: where it is as it should be, so is everything in it, and nothing is looked at.
 */
export const ownFolder = (folder: string): void => {
  makeOwnFiles()
  mkdirSync(folder, { recursive: true, mode: FOLDER })
  if ((lstatSync(folder).mode & 0o777) !== FOLDER) restrict(folder)
}
