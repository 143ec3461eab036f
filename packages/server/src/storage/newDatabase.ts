import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"

const manifest = createRequire(import.meta.url)("../../package.json")

/**
 * The path where the build packs it, seen from `src/storage` and from `dist/storage`. The name includes the version
 * that can open it.
 */
export const NEW_DATABASE = fileURLToPath(
  new URL(`../../dist/database/new-${manifest.dependencies["@electric-sql/pglite"]}.tar`, import.meta.url),
)

/**
 * The files of an embedded database with its tables and no rows, as every first start unpacks them: setting one up and
 * migrating it takes ten times as long. Undefined where nothing was built.
 */
export const newDatabase = (): Promise<File | undefined> =>
  readFile(NEW_DATABASE).then(
    (bytes) => new File([bytes], "new.tar"),
    () => undefined,
  )
