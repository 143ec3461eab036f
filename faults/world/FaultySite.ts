import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { join } from "node:path"

const SERVER = join(import.meta.dirname, "server.ts")

export interface SiteOptions {
  readonly data: string
  readonly siteFolder: string
  /** '': the embedded database. */
  readonly databaseUrl: string
  readonly port: number
  /** The port for reading the embedded database. */
  readonly booksPort: number
  readonly seed: number
  /** Returns the address of Stripe; '' for the sandbox. */
  readonly stripe: () => string
}

/** The product with an unreliable payment processor, in a process of its own that may be killed and started again. */
export class FaultySite {
  readonly url: string
  readonly #options: SiteOptions
  #child: ChildProcess | undefined
  #ended: Promise<unknown> = Promise.resolve()
  #output = ""
  #lives = 0

  constructor(options: SiteOptions) {
    this.#options = options
    this.url = `http://127.0.0.1:${options.port}`
  }

  /** The output of all of its runs. */
  get output(): string {
    return this.#output
  }

  /** Starts it, and waits until it says that it is ready. */
  async start(): Promise<void> {
    this.#lives += 1
    const { booksPort, data, databaseUrl, port, seed, siteFolder, stripe } = this.#options
    const child = spawn(
      process.execPath,
      [
        "--conditions=listwright-source",
        SERVER,
        data,
        databaseUrl,
        String(port),
        String(seed),
        String(this.#lives),
        siteFolder,
        stripe(),
        String(booksPort),
      ],
      { stdio: ["ignore", "pipe", "pipe"] },
    )
    this.#child = child
    this.#ended = new Promise((resolve) => child.once("exit", resolve))
    const from = this.#output.length
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.#output += chunk.toString("utf8")
        if (this.#output.includes("ready at", from)) resolve()
      }
      child.stdout.on("data", read)
      child.stderr.on("data", read)
      child.once("exit", (code) =>
        reject(new Error(`the site ended with ${code}:\n${this.#output.slice(from)}`)),
      )
    })
  }

  /** Kills the process, which can't distinguish this from a power failure. */
  async kill(): Promise<void> {
    this.#child?.kill("SIGKILL")
    await this.#ended
  }

  /** Stops it as Ctrl-C does. */
  async stop(): Promise<void> {
    this.#child?.kill("SIGTERM")
    await this.#ended
  }

  /** Kills the processes that it started: the count engine. */
  killEngine(): void {
    const parent = this.#child?.pid
    const table = execFileSync("ps", ["-Ao", "pid=,ppid="], { encoding: "utf8" })
    for (const line of table.trim().split("\n")) {
      const [pid, ppid] = line.trim().split(/\s+/).map(Number)
      if (parent === undefined || pid === undefined || ppid !== parent) continue
      try {
        process.kill(pid, "SIGKILL")
      } catch {
        // It ended by itself in this moment.
      }
    }
  }
}
