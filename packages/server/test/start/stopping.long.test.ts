import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { connect, type Socket } from "node:net"
import { join } from "node:path"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"
import { lendDemo } from "../site/lendDemo.ts"
import { READY, servedFolder, urlOf } from "./servedFolder.ts"

const { folder, serve } = servedFolder()

/** Ids of the processes that name a folder on their command line. */
const processesOf = async (name: string): Promise<ReadonlyArray<number>> => {
  const { stdout } = await promisify(execFile)("ps", ["-Awwo", "pid=,args="])
  return stdout
    .split("\n")
    .filter((line) => line.includes(name))
    .map((line) => Number.parseInt(line, 10))
}

describe("a server that is stopped", () => {
  it("starts over after a first start that was cut off", async () => {
    const cut = serve()
    await cut.says("Building the demo universe")
    cut.child.kill("SIGKILL")
    await cut.ended
    const again = serve()
    await again.says(READY)
    expect(existsSync(join(folder(), "site.unfinished"))).toBe(false)
    expect((await fetch(`${urlOf(again)}/api/v1/health`)).status).toBe(200)
    again.child.kill("SIGINT")
    expect(await again.ended).toBe(0)
  })

  it("gives up a first start when it is interrupted, and leaves no process behind", async () => {
    const interrupted = serve("--records", "3000000")
    await interrupted.says("Building the demo universe")
    const children = (await processesOf(folder())).filter((pid) => pid !== interrupted.child.pid)
    expect(children.length).toBeGreaterThan(0)
    interrupted.child.kill("SIGINT")
    expect(await interrupted.ended).toBe(130)
    expect((await processesOf(folder())).filter((pid) => children.includes(pid))).toEqual([])
    expect((await readdir(folder())).includes("lock.json")).toBe(false)
  })

  it("takes the folder of a server that was killed, with all that it had acknowledged", async () => {
    await lendDemo(folder())
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
    await lendDemo(folder())
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
})
