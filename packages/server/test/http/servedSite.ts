import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll } from "vitest"
import { lendSite } from "../site/lendSite.ts"
import { type Site, startSite } from "../start/startSite.ts"

/** People in the universes of these tests. */
export const RECORDS = 20_000

/** Adds to a JSON file. */
const addTo = async (file: string, added: Readonly<Record<string, unknown>>): Promise<void> => {
  const known: Record<string, unknown> = JSON.parse(await readFile(file, "utf8"))
  await writeFile(file, JSON.stringify({ ...known, ...added }))
}

/**
 * A site of its own for one test file, really listening. `settings`, `secrets`: what its site.json and secrets.json say
 * otherwise.
 */
export const servedSite = (
  settings: Readonly<Record<string, unknown>> = {},
  secrets: Readonly<Record<string, unknown>> = {},
): { readonly url: () => string; readonly folder: () => string } => {
  let folder = ""
  let server: Site | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "listwright-http-"))
    const isChanged = Object.keys(settings).length > 0
    await lendSite(folder, RECORDS, isChanged ? "ordinary" : "demo")
    if (isChanged) {
      await addTo(join(folder, "site", "site.json"), settings)
      await addTo(join(folder, "site", "secrets.json"), secrets)
    }
    server = await startSite({ dataFolder: folder, records: RECORDS, screensFolder: join(folder, "none") })
  })
  afterAll(async () => {
    await server?.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  return { url: () => server?.url ?? "", folder: () => folder }
}
