import { spawn } from "node:child_process"
import { once } from "node:events"
import { connect } from "node:net"
import { delimiter, dirname, join } from "node:path"
import { afterEach, expect, it } from "vitest"
import { lendSite } from "../site/lendSite.ts"
import { FEW, READY, servedFolder, urlOf } from "./servedFolder.ts"
import { heard, type ServedProcess } from "./servedProcess.ts"

const { folder } = servedFolder()
const root = join(import.meta.dirname, "../../../..")

// A server that npm left behind would outlive the test.
let kill = () => {}
process.once("exit", () => kill())
afterEach(() => kill())

/** Starts `npm start` as a person does, with this Node first on the PATH, and waits until the server is ready. */
const npmStart = async (): Promise<ServedProcess> => {
  await lendSite(folder(), FEW)
  const { PORT: _port, DATABASE_URL: _url, LISTWRIGHT_DATA: _data, ...inherited } = process.env
  const child = spawn("npm", ["start", "--", "--port", "0", "--data", folder(), "--records", String(FEW)], {
    cwd: root,
    env: { ...inherited, PATH: `${dirname(process.execPath)}${delimiter}${process.env["PATH"] ?? ""}` },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  })
  const { pid } = child
  kill = () => {
    try {
      if (pid !== undefined) process.kill(-pid, "SIGKILL")
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error
    }
  }
  const served = heard(child)
  await served.says(READY)
  return served
}

/** Opens a connection to the server; rejects with ECONNREFUSED if there is none on its port. */
const connected = async (served: ServedProcess) => {
  const { hostname, port } = new URL(urlOf(served))
  const socket = connect(Number(port), hostname)
  await once(socket, "connect")
  return socket
}

it("npm start ends when it is asked to stop, and leaves no server on its port", async () => {
  const served = await npmStart()
  // Leaves a connection open, as a browser does.
  expect((await fetch(`${urlOf(served)}/api/v1/health`)).status).toBe(200)
  served.child.kill("SIGTERM")
  await served.ended
  await expect(connected(served)).rejects.toMatchObject({ code: "ECONNREFUSED" })
})

it("npm start answers the request under way before it ends", async () => {
  const served = await npmStart()
  const { host } = new URL(urlOf(served))
  const body = JSON.stringify({ email: "demo@listwright.example", password: "Demo-Portal-2026" })
  const socket = await connected(served)
  let reply = ""
  socket.on("data", (data) => (reply += String(data)))
  const head = `POST /Login.aspx/LoginUser HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  socket.write(head + body.slice(0, 10))
  // The server has the request once it has answered a later one.
  expect((await fetch(`${urlOf(served)}/api/v1/health`)).status).toBe(200)
  served.child.kill("SIGTERM")
  await served.says("Finishing work in progress")
  socket.write(body.slice(10))
  await once(socket, "close")
  expect(reply).toContain("HTTP/1.1 200")
  expect(reply).toContain('"ResultFlag":true')
  await served.ended
  await expect(connected(served)).rejects.toMatchObject({ code: "ECONNREFUSED" })
})
