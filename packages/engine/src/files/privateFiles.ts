import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs"
import { join } from "node:path"

const FOLDER = 0o700
const FILE = 0o600

/** Makes a folder and its contents accessible only to its owner. */
export const restrictToOwner = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) restrictToOwner(path)
    else if (entry.isFile()) chmodSync(path, FILE)
  }
  chmodSync(folder, FOLDER)
}

/** Makes all files that this process and its children create from now on readable only by this user. */
export const restrictNewFiles = (): void => {
  process.umask(0o077)
}

/**
 * Creates a data folder that only its owner can access, and restricts its existing contents. The folder itself is
 * restricted last: if its mode is already correct, so are its contents, and nothing needs to be checked.
 */
export const createPrivateFolder = (folder: string): void => {
  restrictNewFiles()
  mkdirSync(folder, { recursive: true, mode: FOLDER })
  if ((lstatSync(folder).mode & 0o777) !== FOLDER) restrictToOwner(folder)
}
