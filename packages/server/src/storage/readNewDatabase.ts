import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"

const manifest = createRequire(import.meta.url)("../../package.json")

/**
 * The path of the file created by the build, valid from both `src/storage` and `dist/storage`. The name includes the
 * version that can open it.
 */
export const NEW_DATABASE_PATH = fileURLToPath(
  new URL(`../../dist/database/new-${manifest.dependencies["@electric-sql/pglite"]}.tar`, import.meta.url),
)

/**
 * Returns the files of an embedded database with tables and no rows, which every first start unpacks; setting up and
 * migrating a new database takes ten times as long. Undefined if the file wasn't built.
 */
export const readNewDatabase = (): Promise<File | undefined> =>
  readFile(NEW_DATABASE_PATH).then(
    (bytes) => new File([bytes], "new.tar"),
    () => undefined,
  )
