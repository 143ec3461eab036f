import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  interface ProvidedContext {
    readonly productUrl: string
    readonly productData: string
  }
}

/** The universes that a first start makes besides the consumers. */
const DEMO_FOLDERS = ["20", "40", "50", "100"]

const root = join(import.meta.dirname, "..")

export interface Product {
  readonly url: string
  readonly data: string
  readonly process: ChildProcess
  /** Ends the server as Ctrl-C does and waits for it. */
  readonly stop: () => Promise<void>
}

/** Starts the server as `npm start` does, on a free port, and waits until it says its address. */
export const startProduct = (options: {
  readonly data: string
  readonly records?: number
  /** The files of its site: the example's unless given. */
  readonly site?: string
  /** A free one unless given. */
  readonly port?: number
}): Promise<Product> =>
  new Promise((resolve, reject) => {
    const server = spawn(
      process.execPath,
      [
        "--conditions=listwright-source",
        "packages/server/src/start/main.ts",
        "--port",
        String(options.port ?? 0),
        "--data",
        options.data,
        ...(options.records === undefined ? [] : ["--records", String(options.records)]),
        ...(options.site === undefined ? [] : ["--site", options.site]),
      ],
      { cwd: root, stdio: ["ignore", "pipe", "pipe"] },
    )
    let said = ""
    const ended = new Promise<void>((done) => server.once("exit", () => done()))
    const listen = (chunk: Buffer): void => {
      said += chunk.toString()
      const url = /https?:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (url !== undefined) {
        resolve({
          url,
          data: options.data,
          process: server,
          stop: async () => {
            server.kill("SIGINT")
            await ended
          },
        })
      }
    }
    server.stdout.on("data", listen)
    server.stderr.on("data", listen)
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${said}`)))
  })

/** Waits until the demo's records of every kind are there, which are made while the product serves. */
export const allMade = async (data: string): Promise<void> => {
  const names = ["10", ...DEMO_FOLDERS]
  while (names.some((name) => !existsSync(join(data, "universes", name, "manifest.json"))))
    await new Promise((resolve) => setTimeout(resolve, 200))
}

const putTinyUniverses = (data: string): void => {
  const { status } = spawnSync(
    process.execPath,
    ["--conditions=listwright-source", "test/served/putTiny.ts", data],
    { cwd: root, stdio: ["ignore", "inherit", "inherit"] },
  )
  if (status !== 0) throw new Error("The tiny universes could not be made.")
}

/** One product with its full demo universe for all end-to-end tests. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const data = mkdtempSync(join(tmpdir(), "listwright-end-to-end-"))
  // Making the universe takes half a minute; while you write tests, name the `universes` folder of a site you have.
  const made = process.env["LISTWRIGHT_TEST_UNIVERSES"]
  if (made !== undefined) cpSync(made, join(data, "universes"), { recursive: true })
  // The walk of `npm test` finds enough people in Chicago among the few that its other tests have.
  else if (process.env["LISTWRIGHT_TESTS"] === "quick") putTinyUniverses(data)
  const product = await startProduct({ data })
  await allMade(data)
  project.provide("productUrl", product.url)
  project.provide("productData", data)
  return async () => {
    await product.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
