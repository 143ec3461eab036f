import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../../src/index.ts"
import { engineOf } from "./engineOfServer.ts"
import { caller, signedIn, zipDefinition } from "./caller.ts"
import { lendSite } from "../site/lendSite.ts"

let folder = ""
let server: RunningServer | undefined
const url = (): string => server?.url ?? ""

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-health-"))
  await lendSite(folder, 20_000)
  server = await startServer({
    port: 0,
    dataFolder: folder,
    records: 20_000,
    screensFolder: join(folder, "none"),
  })
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

const health = () => caller(url).call("GET", "/api/v1/health")
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The answer, once it has this status. */
const healthOnce = async (status: number) => {
  for (;;) {
    const answer = await health()
    if (answer.status === status) return answer
    await sleep(50)
  }
}

describe("The version of a server", () => {
  it("names the program, the contract and the snapshot that replies are true of", async () => {
    const client = await signedIn(url)
    const { body: health } = await healthOnce(200)
    const { body, status } = await client.call("GET", "/api/v1/version")
    const { info } = (await client.call("GET", "/openapi.json")).body
    expect(status).toBe(200)
    expect(body).toEqual({
      product: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      contract: info.version,
      snapshots: expect.arrayContaining([health.snapshot]),
    })
    expect(new Set(body.snapshots).size).toBe(body.snapshots.length)
  })

  it("isn't told to a guest, neither by its call nor by the open one about health", async () => {
    const { body: version } = await (await signedIn(url)).call("GET", "/api/v1/version")
    const asked = await caller(url).call("GET", "/api/v1/version")
    expect(asked.status).toBe(401)
    for (const { body } of [asked, await healthOnce(200)])
      expect(JSON.stringify(body)).not.toContain(version.product)
  })
})

describe("The health of a server", () => {
  it("is asked of the engine, which gets time to recover from a brief pause", async () => {
    const { body } = await healthOnce(200)
    expect(body).toEqual({ ok: true, snapshot: expect.stringMatching(/./) })
    const pid = engineOf(folder)
    process.kill(pid, "SIGSTOP")
    const asked = health()
    await sleep(500)
    process.kill(pid, "SIGCONT")
    expect((await asked).status).toBe(200)
    expect(engineOf(folder)).toBe(pid)
  })

  it("is bad while the engine hangs, which is noticed and started again; no question is lost", async () => {
    const client = await signedIn(url)
    const pid = engineOf(folder)
    process.kill(pid, "SIGSTOP")
    const counted = client.post("/api/v1/counts", {
      definition: zipDefinition("60614"),
      draftId: null,
      revision: 1,
    })
    const { body, status } = await health()
    expect([status, body]).toEqual([
      503,
      expect.objectContaining({ message: "The count engine isn't responding." }),
    ])
    expect((await counted).status).toBe(200)
    expect(engineOf(folder)).not.toBe(pid)
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/)
    expect((await healthOnce(200)).body.ok).toBe(true)
  }, 60_000)
})
