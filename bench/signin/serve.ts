/** A site behind a trusted proxy, with the demo users, in a process of its own. */
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parse } from "jsonc-parser"
import { startServer } from "../../packages/server/src/index.ts"

const [dataFolder = ""] = process.argv.slice(2)
const options = { dataFolder, port: 0, records: 20_000 }
await (await startServer(options)).close()
const settings = join(dataFolder, "site", "site.json")
const site: object = parse(await readFile(settings, "utf8"))
// Each guess may then come from a client of its own, and no universe is made meanwhile.
const changed = { ...site, publicUrl: "http://127.0.0.1", trustedProxies: ["127.0.0.1"], sources: [10] }
await writeFile(settings, JSON.stringify(changed))
const server = await startServer(options)
process.on("message", () => void server.close().then(() => process.exit(0)))
process.send?.({ url: server.url, demoUsers: server.demoUsers })
