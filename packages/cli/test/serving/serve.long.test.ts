import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { plainEnv, spawned } from "../built/program.ts"
import { temporaryFolder } from "../temporaryFolder.ts"
import { servedDocument } from "./servedDocument.ts"

const program = join(import.meta.dirname, "../../dist/main.js")

beforeAll(async () => {
  await spawned(["--version"])
})

/** Starts a server as `bin/listwright.js serve` does in a checkout, without building the screens first. */
const serve = (data: string) => {
  const argv = [
    "--conditions=listwright-source",
    program,
    "serve",
    "--port",
    "0",
    "--data",
    data,
    "--records",
    "2000",
  ]
  const child = spawn(process.execPath, [...argv, "--json"], {
    env: plainEnv(),
    stdio: ["ignore", "pipe", "pipe"],
  })
  onTestFinished(() => {
    child.kill("SIGKILL")
  })
  return child
}

describe("serve", () => {
  it(
    "starts a server that login and count work with, refuses a second one, and ends on Ctrl-C",
    { timeout: 180_000 },
    async () => {
      const data = temporaryFolder()
      const child = serve(data)
      const { url, demoUsers } = await servedDocument(child.stdout)
      const [demo] = demoUsers
      const env = { XDG_CONFIG_HOME: temporaryFolder() }
      const login = ["login", "--url", url, "--email", demo?.email ?? "", "--password-stdin"]
      expect(await spawned(login, { env, stdin: demo?.password ?? "" })).toMatchObject({
        exitCode: 0,
        stderr: "",
      })
      const { stdout } = await spawned(["count", "--zip", "60614,60615", "--by", "zip", "--json"], { env })
      const counted: {
        readonly total: number
        readonly areas: ReadonlyArray<{ readonly available: number }>
      } = JSON.parse(stdout)
      expect(counted.areas).toHaveLength(2)
      expect(counted.areas.reduce((sum, { available }) => sum + available, 0)).toBe(counted.total)

      const second = serve(data)
      const refused = text(second.stderr)
      expect(await once(second, "exit")).toEqual([1, null])
      expect(await refused).toContain(String(child.pid))

      child.kill("SIGINT")
      expect(await once(child, "exit")).toEqual([0, null])
    },
  )
})
