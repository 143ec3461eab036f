import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startServer } from "@listwright/server"
import { lendDemo } from "../../packages/server/test/site/lendDemo.ts"
import { slowProxy } from "./slowProxy.ts"

/** The delay of each call to the slow site, in milliseconds, unless `--delay` says otherwise. */
export const SLOW_MS = 3_000
/** People of the demo universe: as many as the tests have, so that both build it once. */
const RECORDS = 20_000

/** Serves a new demo site from a temporary folder, each call after a delay; `stop` ends it and removes the folder. */
export const startSlowSite = async (
  delayMs: number,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), "listwright-dev-"))
  await lendDemo(folder, RECORDS)
  const site = await startServer({
    port: 0,
    dataFolder: folder,
    records: RECORDS,
    screensFolder: join(folder, "none"),
  })
  const { server, url } = await slowProxy(site.url, { delayMs })
  return {
    url,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await site.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
