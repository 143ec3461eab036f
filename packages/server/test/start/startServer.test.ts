import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { connect, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { startServer } from "../../src/index.ts"
import { serveInProcess, type ServedProcess } from "./servedProcess.ts"
import { lendDemo } from "../site/lendDemo.ts"

const READY = "Listwright is ready at "
const records = "20000"
const urlOf = ({ said }: ServedProcess): string => said().split(READY)[1]?.split("\n")[0] ?? ""

/** Ids of the processes that name a folder on their command line. */
const processesOf = async (name: string): Promise<ReadonlyArray<number>> => {
  const { stdout } = await promisify(execFile)("ps", ["-Awwo", "pid=,args="])
  return stdout
    .split("\n")
    .filter((line) => line.includes(name))
    .map((line) => Number.parseInt(line, 10))
}

let folder = ""
const processes: Array<ServedProcess> = []
const serve = (...argv: ReadonlyArray<string>): ServedProcess => {
  const served = serveInProcess(["--port", "0", "--data", folder, "--records", records, ...argv])
  processes.push(served)
  return served
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-site-"))
})
afterEach(async () => {
  for (const { child } of processes.splice(0)) child.kill("SIGKILL")
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

describe("a server", () => {
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
    expect((await readdir(folder)).includes("lock.json")).toBe(false)
  })

  it("starts over after a first start that was cut off", async () => {
    const cut = serve()
    await cut.says("Building the demo universe")
    cut.child.kill("SIGKILL")
    await cut.ended
    const again = serve()
    await again.says(READY)
    expect(existsSync(join(folder, "site.unfinished"))).toBe(false)
    expect((await fetch(`${urlOf(again)}/api/v1/health`)).status).toBe(200)
    again.child.kill("SIGINT")
    expect(await again.ended).toBe(0)
  })

  it("gives up a first start when it is interrupted, and leaves no process behind", async () => {
    const interrupted = serve("--records", "3000000")
    await interrupted.says("Building the demo universe")
    const children = (await processesOf(folder)).filter((pid) => pid !== interrupted.child.pid)
    expect(children.length).toBeGreaterThan(0)
    interrupted.child.kill("SIGINT")
    expect(await interrupted.ended).toBe(130)
    expect((await processesOf(folder)).filter((pid) => children.includes(pid))).toEqual([])
    expect((await readdir(folder)).includes("lock.json")).toBe(false)
  })

  it("takes the folder of a server that was killed, with all that it had acknowledged", async () => {
    await lendDemo(folder)
    const killed = serve()
    await killed.says(READY)
    const form = { email: "demo@listwright.example", password: "Demo-Portal-2026", name: "laptop" }
    const headers = { "content-type": "application/json" }
    const issued = await fetch(`${urlOf(killed)}/api/v1/tokens`, {
      method: "POST",
      headers,
      body: JSON.stringify(form),
    })
    const { token }: { token: string } = await issued.json()
    killed.child.kill("SIGKILL")
    await killed.ended
    const next = serve()
    await next.says(READY)
    const bearer = { ...headers, authorization: `Bearer ${token}` }
    const opened = await fetch(`${urlOf(next)}/api/v1/drafts/open`, {
      method: "POST",
      headers: bearer,
      body: '{"listType":10}',
    })
    expect(opened.status).toBe(200)
  })

  it("lets a request in progress finish when it is told to stop", async () => {
    await lendDemo(folder)
    const served = serve()
    await served.says(READY)
    const { hostname, port } = new URL(urlOf(served))
    const body = JSON.stringify({ email: "demo@listwright.example", password: "Demo-Portal-2026" })
    const socket: Socket = connect(Number(port), hostname)
    let answer = ""
    socket.on("data", (data) => (answer += String(data)))
    socket.write(
      `POST /Login.aspx/LoginUser HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    )
    await new Promise((resolve) => setTimeout(resolve, 300))
    served.child.kill("SIGTERM")
    await served.says("Finishing work in progress")
    socket.write(body.slice(10))
    await new Promise((resolve) => socket.once("close", resolve))
    expect(answer).toContain("HTTP/1.1 200")
    expect(answer).toContain('"ResultFlag":true')
    expect(await served.ended).toBe(0)
  })

  it("says at once that its port is taken, and makes nothing", async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve))
    const address = other.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    const error = await startServer({ port, dataFolder: join(folder, "new") }).catch(
      (failure: unknown) => failure,
    )
    other.close()
    expect(error).toMatchObject({ _tag: "PortInUse", port })
    expect(String(error)).toContain(`Port ${port} on 127.0.0.1 is in use`)
    expect(existsSync(join(folder, "new"))).toBe(false)
  })

  it("is not offered to other machines while it has demo users", async () => {
    await lendDemo(folder)
    const first = await startServer({ port: 0, dataFolder: folder, records: Number(records) })
    expect([first.firstStart, first.demoUsers.length]).toEqual([true, 5])
    await first.close()
    for (const dataFolder of [folder, join(folder, "new")]) {
      const error = await startServer({ port: 0, host: "0.0.0.0", dataFolder }).catch(
        (failure: unknown) => failure,
      )
      expect(error).toMatchObject({ _tag: "HostRefused", host: "0.0.0.0" })
    }
    const file = join(folder, "site", "site.json")
    const site: Record<string, unknown> = JSON.parse(await readFile(file, "utf8"))
    const publish = (publicUrl: string | null) => writeFile(file, JSON.stringify({ ...site, publicUrl }))
    for (const publicUrl of ["https://lists.example", "http://10.0.0.7:4380"]) {
      await publish(publicUrl)
      const error = await startServer({ port: 0, dataFolder: folder }).catch((failure: unknown) => failure)
      expect(error).toMatchObject({ _tag: "PublicUrlRefused", publicUrl, file })
      expect(String(error)).toContain("listwright users disable --demo")
    }
    await publish("http://localhost:8080")
    const again = await startServer({ port: 0, dataFolder: folder })
    expect(again.firstStart).toBe(false)
    const { operator } = JSON.parse(await readFile(join(folder, "site", "secrets.json"), "utf8"))
    const disabled = await fetch(`${again.url}/api/v1/operator/users/disable-demo`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-listwright-operator": operator },
      body: "{}",
    })
    expect(disabled.status).toBe(200)
    await again.close()
    await publish("https://lists.example")
    const open = await startServer({ port: 0, dataFolder: folder })
    expect(open.demoUsers).toEqual([])
    await open.close()
  })

  it("refuses flags that it does not know, with its usage and exit code 2", async () => {
    const served = serveInProcess(["--colour", "red"])
    expect(await served.ended).toBe(2)
    expect(served.said()).toContain("Usage: npm start")
  })
})
