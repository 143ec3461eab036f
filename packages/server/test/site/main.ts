/** Serves a controlled site until it is asked to stop; says where on its first line, as JSON. */
import { mkdtempSync, rmSync } from "node:fs"
import { enableCompileCache } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"

enableCompileCache()
const { controlledSite } = await import("./controlledSite.ts")
const folder = mkdtempSync(join(tmpdir(), "listwright-shared-"))
const { close, control, url } = await controlledSite(folder)
process.once("SIGTERM", () => {
  void close().then(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    process.exit(0)
  })
})
process.stdout.write(`${JSON.stringify({ url, control })}\n`)
