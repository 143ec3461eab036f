import { execFileSync } from "node:child_process"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { sharedSites } from "./site/sharedSites.ts"
import { dropModel, postgresUrl } from "./storage/postgresModel.ts"

const root = join(import.meta.dirname, "../../..")

/**
 * Builds the database that new sites unpack unless it is up to date, so that no test runs all migrations, and lends
 * served sites to those who ask. Returns how it all ends.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  execFileSync(process.execPath, ["scripts/build.ts", "--only", "new database"], {
    cwd: root,
    stdio: "inherit",
  })
  const sites = await sharedSites()
  project.provide("sharedSites", sites.url)
  return async () => {
    await sites.close()
    const postgres = postgresUrl()
    if (postgres !== null) await dropModel(postgres)
  }
}
