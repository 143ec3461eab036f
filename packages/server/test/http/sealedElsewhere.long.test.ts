import { randomBytes } from "node:crypto"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { lendSite } from "../site/lendSite.ts"
import { type Site, startSite } from "../start/startSite.ts"
import { caller, signedIn, zipDefinition } from "./caller.ts"
import { RECORDS } from "./servedSite.ts"

let folder = ""
let server: Site | undefined
const url = () => server?.url ?? ""
const start = async () => {
  server = await startSite({ dataFolder: folder, records: RECORDS, screensFolder: join(folder, "none") })
}
const secretsFile = () => join(folder, "site", "secrets.json")

/** Restarts the server with changed secrets; returns the ones before. */
const restartWith = async (change: Readonly<Record<string, string>>): Promise<Record<string, string>> => {
  await server?.close()
  const before = JSON.parse(await readFile(secretsFile(), "utf8"))
  await writeFile(secretsFile(), JSON.stringify({ ...before, ...change }))
  await start()
  return before
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-sealed-"))
  await lendSite(folder, RECORDS, "ordinary")
  await start()
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

const health = async () => {
  const { body, status } = await caller(url).call("GET", "/api/v1/health")
  return { status, body }
}
const WELL = { status: 200, body: { ok: true, snapshot: expect.stringMatching(/./) } }
const MESSAGE =
  "The do-not-sell list can't be read, so nothing is being counted or delivered. See the server's log for the reason."

describe("A site whose do-not-sell list was sealed with another secret", () => {
  it("is unwell and counts nothing until the secret is back", { timeout: 120_000 }, async () => {
    // Nothing is sealed yet, so any secret fits.
    await restartWith({ doNotSell: randomBytes(32).toString("hex") })
    expect(await health()).toEqual(WELL)
    const { operator } = JSON.parse(await readFile(secretsFile(), "utf8"))
    const form = new FormData()
    form.append("file", new File(["Address,Zip\n12 Main St,60614\n"], "requests.csv"))
    const headers = { "x-listwright-operator": operator }
    const added = await fetch(`${url()}/api/v1/do-not-sell`, { method: "POST", headers, body: form })
    expect(await added.json()).toMatchObject({ added: 1, entries: 1 })
    expect(await health()).toEqual(WELL)

    const { doNotSell = "" } = await restartWith({ doNotSell: randomBytes(32).toString("hex") })
    expect(await health()).toEqual({
      status: 503,
      body: {
        _tag: "Unwell",
        ok: false,
        message: MESSAGE,
        problems: [{ part: "doNotSell", message: MESSAGE }],
      },
    })
    const counted = await (
      await signedIn(url)
    ).post("/api/v1/counts", { definition: zipDefinition("60614"), draftId: null, revision: 1 })
    expect([counted.status, counted.body.message]).toEqual([
      503,
      "Counting isn't available right now, because the do-not-sell list can't be read.",
    ])

    await restartWith({ doNotSell })
    expect(await health()).toEqual(WELL)
  })
})
