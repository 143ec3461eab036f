/**
 * The server under the tests, in a process of its own: the real one over the tiny universes, in a temporary folder. Writes
 * its addresses to standard output as one line of JSON. Ends when its standard input does, so that it never outlives the tests.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { enableCompileCache } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"

enableCompileCache()
const { createServerStarter } = await import("../../packages/server/src/start/startServer.ts")
const { sites } = await import("../../packages/server/src/commands.ts")
const { listenForPeople } = await import("./listenForPeople.ts")
const { putTinyUniverses } = await import("./tinyUniverses.ts")

const dataFolder = await mkdtemp(join(tmpdir(), "listwright-served-"))
await putTinyUniverses(dataFolder)
// It sells every source, 270 too, so that each has screens; a test that opens those of 270 says that the site has that reading.
const siteFolder = join(dataFolder, "own-site")
await sites.init(siteFolder)
const settings = join(siteFolder, "site.json")
await writeFile(
  settings,
  (await readFile(settings, "utf8")).replace('"readings": {}', '"readings": { "list270": "orderable" }'),
)
const site = await createServerStarter()({
  port: 0,
  dataFolder,
  siteFolder,
  screensFolder: join(dataFolder, "none"),
})
const people = await listenForPeople(site)
process.stdout.write(`${JSON.stringify({ url: site.url, control: people.url })}\n`)
process.stdin.resume().on("end", () => {
  people.server.closeAllConnections()
  people.server.close()
  void site
    .close()
    .then(() => rm(dataFolder, { recursive: true, force: true, maxRetries: 10 }))
    .then(() => process.exit(0))
})
