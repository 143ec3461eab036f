import { readFileSync } from "node:fs"
import { join } from "node:path"
import { startServer } from "@listwright/server"
import { lendDemo } from "../../../server/test/site/lendDemo.ts"

/** Serves a site with small universes from the folder that its parent names, until the parent lets go of it. */
const [folder = ""] = process.argv.slice(2)
await lendDemo(folder)
const server = await startServer({
  port: 0,
  dataFolder: folder,
  records: 20_000,
  screensFolder: join(folder, "none"),
})
const secrets: { operator: string } = JSON.parse(readFileSync(join(folder, "site", "secrets.json"), "utf8"))
process.send?.({ url: server.url, folder, operator: secrets.operator })
process.once("disconnect", () => void server.close().finally(() => process.exit()))
