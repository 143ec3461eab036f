import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parse } from "jsonc-parser"
import { afterAll, beforeAll } from "vitest"
import { lendSite } from "../site/lendSite.ts"
import { type Site, startSite } from "../start/startSite.ts"

/** People in the universes of these tests. */
export const RECORDS = 20_000

type Fields = Readonly<Record<string, unknown>>

/** Says something otherwise in a JSON file, which may have comments. */
const addTo = async (file: string, added: Fields): Promise<void> => {
  const known: Fields = parse(await readFile(file, "utf8"))
  await writeFile(file, JSON.stringify({ ...known, ...added }))
}

/**
 * A site of its own for one test file, really listening. `settings`, `secrets`: what its site.json and secrets.json say
 * otherwise; `others`: the same of its other files, by their paths.
 */
export const servedSite = (
  settings: Fields = {},
  secrets: Fields = {},
  others: Readonly<Record<string, Fields>> = {},
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
    for (const [path, added] of Object.entries(others)) await addTo(join(folder, "site", path), added)
    server = await startSite({ dataFolder: folder, records: RECORDS, screensFolder: join(folder, "none") })
  })
  afterAll(async () => {
    await server?.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  return { url: () => server?.url ?? "", folder: () => folder }
}
