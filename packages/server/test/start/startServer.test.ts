import { existsSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { createServer } from "node:net"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { startServer } from "../../src/index.ts"
import { READY, servedFolder, urlOf } from "./servedFolder.ts"
import { serveInProcess } from "./servedProcess.ts"

const { folder, serve } = servedFolder()

// In a new checkout the first start builds the demo universes.
describe("a server", { timeout: 300_000 }, () => {
  it("creates its site, serves, refuses a second server on the folder, and stops when told to", async () => {
    const first = serve()
    await first.says(READY)
    expect(first.said()).toContain("Building the demo universe: 100%")
    expect(first.said()).toContain("demo@listwright.example")
    expect((await fetch(`${urlOf(first)}/api/v1/health`)).status).toBe(200)

    const second = serve()
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`is in use by process ${first.child.pid}.`)

    first.child.kill("SIGTERM")
    expect(await first.ended).toBe(0)
    expect((await readdir(folder())).includes("lock.json")).toBe(false)
  })

  it("says at once that its port is taken, and makes nothing", async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve))
    const address = other.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    const error = await startServer({ port, dataFolder: join(folder(), "new") }).catch(
      (failure: unknown) => failure,
    )
    other.close()
    expect(error).toMatchObject({ _tag: "PortInUse", port })
    expect(String(error)).toContain(`Port ${port} on 127.0.0.1 is in use`)
    expect(existsSync(join(folder(), "new"))).toBe(false)
  })

  it("refuses flags that it does not know, with its usage and exit code 2", async () => {
    const served = serveInProcess(["--color", "red"])
    expect(await served.ended).toBe(2)
    expect(served.said()).toContain("Usage: npm start")
  })
})
