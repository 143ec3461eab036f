import { type ChildProcess, spawn } from "node:child_process"
import { createServer } from "node:http"
import { join } from "node:path"
import { createInterface } from "node:readline"

const main = join(import.meta.dirname, "main.ts")

/** The addresses of a shared site, as its process reports them. */
export interface SharedSite {
  readonly url: string
  readonly control: string
}

/**
 * Lends each worker of a run a served site: an address at which a worker asks for its own (`?worker=1`). The site is
 * started by the first question, and ends with the run.
 */
export const sharedSites = async () => {
  const processes: Array<ChildProcess> = []
  const sites = new Map<string, Promise<string>>()
  let last: Promise<unknown> = Promise.resolve()
  const start = (): Promise<string> => {
    const child = spawn(process.execPath, ["--conditions=listwright-source", main], {
      stdio: ["ignore", "pipe", "inherit"],
    })
    processes.push(child)
    return new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).once("line", resolve)
      child.once("exit", (code) => reject(new Error(`the shared site ended with ${code}`)))
    })
  }
  const lender = createServer((request, response) => {
    const worker = request.url ?? ""
    // One after the other: the first builds what all of them use.
    const site = sites.get(worker) ?? last.then(start)
    last = site.catch(() => undefined)
    sites.set(worker, site)
    site.then(
      (where) => response.end(where),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => lender.listen(0, "127.0.0.1", resolve))
  const address = lender.address()
  const port = typeof address === "object" ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    close: async (): Promise<void> => {
      lender.closeAllConnections()
      lender.close()
      const ends = processes.map((child) => new Promise((resolve) => child.once("exit", resolve)))
      for (const child of processes) child.kill("SIGTERM")
      await Promise.all(ends)
    },
  }
}
