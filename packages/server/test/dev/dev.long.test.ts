import { type ChildProcess, spawn } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { lendDemo } from "../site/lendDemo.ts"
import { copyOfRepository } from "./copyOfRepository.ts"

const RECORDS = 2_000
/** Four starts of a server, each after reading all of its sources. */
const STARTS_MS = 300_000
const API = "packages/adapters/src/contract/Api.ts"

let folder = ""
let dev: ChildProcess
let said = ""
const listeners = new Set<() => void>()
let ended: Promise<void>

/** Waits until the program has said something that it had not said before. */
const says = (wanted: RegExp, from = 0): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const found = wanted.exec(said.slice(from))
      if (found === null) return
      listeners.delete(look)
      resolve(found)
    }
    listeners.add(look)
    look()
    void ended.then(() => reject(new Error(`ended without saying ${wanted}:\n${said}`)))
  })

/** Changes a source, and waits for what the program says to that. */
const change = async (file: string, edit: (text: string) => string, wanted: RegExp): Promise<void> => {
  const from = said.length
  const path = join(folder, file)
  await writeFile(path, edit(await readFile(path, "utf8")))
  await says(wanted, from)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-dev-"))
  await copyOfRepository(folder)
  await lendDemo(join(folder, "data"), RECORDS)
  const { LISTWRIGHT_URL: _url, DATABASE_URL: _database, PORT: _port, ...env } = process.env
  dev = spawn(
    process.execPath,
    [
      "--conditions=listwright-source",
      "scripts/dev.ts",
      "--data",
      join(folder, "data"),
      "--records",
      String(RECORDS),
      "--inspect",
      "--host",
      "127.0.0.1",
    ],
    { cwd: folder, env: { ...env, NO_COLOR: "1" }, stdio: ["ignore", "pipe", "pipe"] },
  )
  ended = new Promise((resolve) => dev.once("close", () => resolve()))
  const hear = (data: Buffer) => {
    said += String(data)
    for (const listener of listeners) listener()
  }
  dev.stdout?.on("data", hear)
  dev.stderr?.on("data", hear)
})
afterAll(async () => {
  dev.kill("SIGTERM")
  await ended
  await rm(folder, { recursive: true, force: true })
})

test(
  "the server and its engine start again when a source changes, behind the same screens",
  async () => {
    const [, server = ""] = await says(/Listwright is ready at (\S+)/)
    const [, screens = ""] = await says(/Local:\s+(http:\S+?)\/?\s/)
    const titled = async () => (await fetch(`${server}/openapi.json`)).json()
    const health = async () => (await fetch(`${screens}/api/v1/health`)).status
    expect(await titled()).toMatchObject({ info: { title: "Listwright" } })
    expect(await health()).toBe(200)
    // Each has a port of its own.
    const [, first] = await says(/Inspect the server at (ws:\S+)/)
    const [, second] = await says(/Inspect an engine at (ws:\S+)/)
    expect(first).not.toBe(second)

    await change(
      API,
      (text) => text.replace('title: "Listwright"', 'title: "Changed"'),
      /Restarted the server: packages\/adapters\/src\/contract\/Api\.ts changed, [\d.]+ s/,
    )
    expect(await titled()).toMatchObject({ info: { title: "Changed" } })
    expect(await health()).toBe(200)

    // A mistake is said, and corrected by the next change.
    await change(API, (text) => `${text}\n)`, /The server does not start since packages\/adapters\S+ changed/)
    await change(API, (text) => text.slice(0, -2), /Restarted the server: /)
    expect(await health()).toBe(200)
  },
  STARTS_MS,
)
