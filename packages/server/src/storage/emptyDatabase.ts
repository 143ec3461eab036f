import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"

const manifest = createRequire(import.meta.url)("../../package.json")

/** Where the build packs it, seen from `src/storage` and from `dist/storage`. Named by the version that can open it. */
export const EMPTY_DATABASE = fileURLToPath(
  new URL(`../../dist/database/empty-${manifest.dependencies["@electric-sql/pglite"]}.tar`, import.meta.url),
)

/**
 * The files of an empty embedded database: unpacking them takes a quarter of the time of setting one up. Undefined where
 * nothing was built.
 */
export const emptyDatabase = (): Promise<File | undefined> =>
  readFile(EMPTY_DATABASE).then(
    (bytes) => new File([bytes], "empty.tar"),
    () => undefined,
  )
