import { existsSync } from "node:fs"
import { cp, mkdtemp, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { lendDemo } from "./lendDemo.ts"

/** The folder that the files of one vitest run share; `vitest.config.ts` makes and removes it. */
const runFolder = process.env["LISTWRIGHT_TEST_RUN"] ?? (await mkdtemp(join(tmpdir(), "listwright-run-")))

/** Makes the demo users ordinary ones, which a publicly reachable site may have. */
const keepUsers = async (dataFolder: string): Promise<void> => {
  const database = new PGlite(join(dataFolder, "site", "database"))
  await database.exec("UPDATE users SET is_demo = false")
  await database.close()
}

const makeSite = async (dataFolder: string, records: number, users: "demo" | "ordinary"): Promise<void> => {
  await lendDemo(dataFolder, records)
  const { startServer } = await import("../../src/index.ts")
  const screensFolder = join(dataFolder, "none")
  await (await startServer({ port: 0, dataFolder, records, screensFolder })).close()
  if (users === "ordinary") await keepUsers(dataFolder)
}

/**
 * Puts a site with the demo universes and users into an empty data folder, as a first start makes it: a copy of its own.
 * It is made once a run. `ordinary`: the same users without the mark of demo users.
 */
export const lendSite = async (
  data: string,
  records: number,
  users: "demo" | "ordinary" = "demo",
): Promise<void> => {
  if (existsSync(join(data, "site"))) throw new Error(`There is a site in ${data} already.`)
  const kept = join(runFolder, `site-${records}-${users}`)
  if (!existsSync(kept)) {
    const made = await mkdtemp(join(runFolder, "made-"))
    await makeSite(made, records, users)
    // Another file of tests may have made it meanwhile.
    await rename(made, kept).catch(() => rm(made, { recursive: true }))
  }
  await lendDemo(data, records)
  await cp(kept, data, { recursive: true, filter: (source) => source !== join(kept, "universes") })
}
