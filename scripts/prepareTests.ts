import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { findChromium } from "./chromium.ts"
import { startPostgresql } from "./postgresql.ts"

const root = join(import.meta.dirname, "..")

export interface Prepared {
  /** Environment variables that tell test processes where to find their browser and PostgreSQL. */
  readonly env: NodeJS.ProcessEnv
  readonly stop: () => Promise<void>
}

/**
 * Prepares what tests need: the built product, a browser, and optionally a PostgreSQL, installing what is missing.
 * Prints what the tests run on; ends the process if the product doesn't build.
 */
export const prepareTests = async (withPostgresql: boolean): Promise<Prepared> => {
  const build = spawnSync(process.execPath, ["scripts/build.ts"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  })
  if (build.status !== 0) process.exit(1)

  const chromium = await findChromium()
  const { LISTWRIGHT_TEST_DATABASE_URL: given, ...inherited } = process.env
  const postgresql =
    given === undefined && withPostgresql ? await startPostgresql() : { url: given, stop: async () => {} }
  process.stderr.write(`Browser tests use ${chromium}.\n`)
  process.stderr.write(
    postgresql.url === undefined
      ? "Storage tests run on PGlite ONLY: PostgreSQL was left out on request.\n"
      : "Storage tests run on PGlite and on PostgreSQL.\n",
  )
  return {
    env: {
      ...inherited,
      CHROMIUM_PATH: chromium,
      ...(postgresql.url === undefined ? {} : { LISTWRIGHT_TEST_DATABASE_URL: postgresql.url }),
    },
    stop: postgresql.stop,
  }
}
