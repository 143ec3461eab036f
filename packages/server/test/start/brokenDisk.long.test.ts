import { execFileSync } from "node:child_process"
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { startServer } from "../../src/index.ts"
import { serveInProcess, type ServedProcess } from "./servedProcess.ts"
import { lendDemo } from "../site/lendDemo.ts"

const READY = "Listwright is ready at "
const FULL = "The disk is full. Free up some space and try again."

let folder = ""
let served: ServedProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-disk-"))
})
afterEach(async () => {
  served?.child.kill("SIGKILL")
  await served?.ended
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

/** Starts on a disk of a number of megabytes, which holds the whole data folder or only one folder in it. */
const serveOn = (megabytes: number, within = ""): ServedProcess => {
  const disk = join(folder, within)
  mkdirSync(disk, { recursive: true })
  const argv = ["--port", "0", "--data", join(folder, "data"), "--records", "20000"]
  served = serveInProcess(argv, {}, { folder: disk, megabytes })
  return served
}

describe("a full disk", () => {
  // Universe and database are made side by side: where both must fit, either may be the one that does not.
  it.each([
    [1, "", "The embedded database"],
    [20, "data/universes", "Couldn't build the universe"],
  ])("of %i MB ends the first start with what is wrong and what to do", async (megabytes, within, what) => {
    const full = serveOn(megabytes, within)
    expect(await full.ended).toBe(1)
    expect(full.said()).toContain(what)
    expect(full.said()).toContain(FULL)
    expect(full.said()).not.toContain("[object Object]")
  })

  it("fails requests that must store something, and serves what is stored", async () => {
    const full = serveOn(400)
    await full.says(READY)
    const url = full.said().split(READY)[1]?.split("\n")[0] ?? ""
    // The server sees the disk, and so does who looks through its eyes.
    const seen = join(`/proc/${full.child.pid}/root`, folder, "filler")
    try {
      writeFileSync(seen, Buffer.alloc(500_000_000))
    } catch (cause) {
      expect(String(cause)).toContain("ENOSPC")
    }
    const entered = await fetch(`${url}/sandbox-processor/cards`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        holderName: "Ann Lee",
        number: "4111111111111111",
        securityCode: "123",
        expiryMonth: 12,
        expiryYear: 2031,
      }),
    })
    expect([entered.status, await entered.json()]).toEqual([
      503,
      expect.objectContaining({ message: expect.stringContaining("The server's disk is full") }),
    ])
    const health = await fetch(`${url}/api/v1/health`)
    expect([health.status, await health.json()]).toEqual([
      503,
      expect.objectContaining({
        problems: expect.arrayContaining([
          { part: "disk", message: "The data folder's disk is full or can't be written to." },
        ]),
      }),
    ])
  })
})

const start = () => startServer({ port: 0, dataFolder: folder, records: 20_000 })

/** Files and folders that others than their user could enter or read. */
const openToOthers = (path: string): ReadonlyArray<string> =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => (statSync(name).mode & 0o077) !== 0)

describe("a data folder", () => {
  it("is read only by its user, even if an earlier version left it open", async () => {
    mkdirSync(join(folder, "mail"))
    writeFileSync(join(folder, "mail", "LW-1.eml"), "To: ann@example.com", { mode: 0o644 })
    execFileSync("chmod", ["-R", "a+rX", folder])
    const server = await start()
    expect(openToOthers(folder)).toEqual([])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    await server.close()
  })

  // The first page says what the file is; a later one holds records, and is read only where it is looked for.
  it.each([
    ["at their beginning", 0, "file is not a database. Restore a copy of the file."],
    ["among their records", 8_192, "The file is damaged:"],
  ])("with books of the payment processor damaged %s is refused, with what to do", async (_, at, reason) => {
    await lendDemo(folder)
    await (await start()).close()
    const books = join(folder, "sandbox-processor", "ledger.sqlite")
    chmodSync(books, 0o600)
    writeFileSync(books, readFileSync(books).fill(0x55, at, at + 4_096))
    const error = await start().catch((failure: unknown) => failure)
    expect(error).toMatchObject({ _tag: "LedgerUnusable", file: books })
    expect(String(error)).toContain(reason)
    expect(String(error)).toContain("Restore a copy of the file.")
  })
})
