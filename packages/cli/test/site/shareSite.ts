import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import type { SharedSite } from "./SharedSite.ts"

interface Served extends SharedSite {
  readonly stop: () => Promise<void>
}

const serve = async (): Promise<Served> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-shared-"))
  const served: ChildProcess = fork(join(import.meta.dirname, "serveSharedSite.ts"), [folder], {
    execArgv: ["--conditions=listwright-source"],
  })
  const ended = once(served, "exit")
  const site = await new Promise<SharedSite>((resolve, reject) => {
    served.once("message", (message: SharedSite) => resolve(message))
    void ended.then(([code]) => reject(new Error(`The shared site ended with ${code}.`)))
  })
  return {
    ...site,
    stop: async () => {
      served.disconnect()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Lends the files of this project one site, in a process of its own that starts when the first of them asks for it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  let served: Promise<Served> | undefined
  const lender = createServer((_, response) => {
    served ??= serve()
    served.then(
      ({ url, folder, operator }) => response.end(JSON.stringify({ url, folder, operator })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  lender.listen(0, "127.0.0.1")
  await once(lender, "listening")
  const address = lender.address()
  if (address === null || typeof address === "string") throw new Error("The lender has no port.")
  project.provide("siteLender", `http://127.0.0.1:${address.port}`)
  return async () => {
    lender.closeAllConnections()
    lender.close()
    await served?.then(({ stop }) => stop())
  }
}
