import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { startServer } from "../../src/index.ts"
import { lendDemo } from "../site/lendDemo.ts"
import { FEW, servedFolder } from "./servedFolder.ts"

const { folder } = servedFolder()

describe("a server", { timeout: 300_000 }, () => {
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
    await writeFile(file, JSON.stringify({ ...site, publicUrl: null, trustedProxies: ["10.0.0.5"] }))
    const behind = await startServer({ port: 0, dataFolder: folder() }).catch((failure: unknown) => failure)
    expect(behind).toMatchObject({ _tag: "TrustedProxiesRefused", file })
    expect(String(behind)).toContain("listwright users disable --demo")
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
})
