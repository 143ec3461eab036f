import { existsSync } from "node:fs"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { startServer } from "../../src/index.ts"
import { lendDemo } from "../site/lendDemo.ts"
import { FEW, READY, servedFolder, urlOf } from "./servedFolder.ts"
import { serveInProcess } from "./servedProcess.ts"

const { folder, serve } = servedFolder()

// In a new checkout the first start builds the demo universes.
describe("a server", { timeout: 300_000 }, () => {
  it("creates its site, serves, refuses a second server on the folder, and stops when told to", async () => {
    const first = serve()
    await first.says(READY)
    expect(first.said()).toContain("Building the demo universe: 100 %")
    expect(first.said()).toContain("demo@listwright.example")
    expect((await fetch(`${urlOf(first)}/api/v1/health`)).status).toBe(200)

    const second = serve()
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`is in use by the process ${first.child.pid}.`)

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

  it("is not offered to other machines while it has demo users", async () => {
    await lendDemo(folder())
    const first = await startServer({ port: 0, dataFolder: folder(), records: FEW })
    expect([first.firstStart, first.demoUsers.length]).toEqual([true, 5])
    await first.close()
    for (const dataFolder of [folder(), join(folder(), "new")]) {
      const error = await startServer({ port: 0, host: "0.0.0.0", dataFolder }).catch(
        (failure: unknown) => failure,
      )
      expect(error).toMatchObject({ _tag: "HostRefused", host: "0.0.0.0" })
    }
    const file = join(folder(), "site", "site.json")
    const site: Record<string, unknown> = JSON.parse(await readFile(file, "utf8"))
    const publish = (publicUrl: string | null) => writeFile(file, JSON.stringify({ ...site, publicUrl }))
    for (const publicUrl of ["https://lists.example", "http://10.0.0.7:4380"]) {
      await publish(publicUrl)
      const error = await startServer({ port: 0, dataFolder: folder() }).catch((failure: unknown) => failure)
      expect(error).toMatchObject({ _tag: "PublicUrlRefused", publicUrl, file })
      expect(String(error)).toContain("listwright users disable --demo")
    }
    await publish("http://localhost:8080")
    const again = await startServer({ port: 0, dataFolder: folder() })
    expect(again.firstStart).toBe(false)
    const { operator } = JSON.parse(await readFile(join(folder(), "site", "secrets.json"), "utf8"))
    const disabled = await fetch(`${again.url}/api/v1/operator/users/disable-demo`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-listwright-operator": operator },
      body: "{}",
    })
    expect(disabled.status).toBe(200)
    await again.close()
    await publish("https://lists.example")
    const open = await startServer({ port: 0, dataFolder: folder() })
    expect(open.demoUsers).toEqual([])
    await open.close()
  })

  it("refuses flags that it does not know, with its usage and exit code 2", async () => {
    const served = serveInProcess(["--color", "red"])
    expect(await served.ended).toBe(2)
    expect(served.said()).toContain("Usage: npm start")
  })
})
