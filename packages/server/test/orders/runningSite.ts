import { type ChildProcess, spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { lendSite } from "../site/lendSite.ts"

const main = fileURLToPath(new URL("../../src/start/main.ts", import.meta.url))

/** People in the universes of these sites. */
const RECORDS = 20_000

/** The product as people start it, in a process of its own. */
export class RunningSite {
  readonly url: string
  readonly #child: ChildProcess
  readonly #ended: Promise<unknown>
  readonly #output: () => string
  #cookie = ""

  private constructor(url: string, child: ChildProcess, ended: Promise<unknown>, output: () => string) {
    this.url = url
    this.#child = child
    this.#ended = ended
    this.#output = output
  }

  /** The output of the process so far. */
  get output(): string {
    return this.#output()
  }

  /** Resolves when the site says that it is ready, at a free port. */
  static async start(dataFolder: string): Promise<RunningSite> {
    if (!existsSync(join(dataFolder, "site"))) await lendSite(dataFolder, RECORDS)
    const flags = ["--port", "0", "--data", dataFolder, "--records", String(RECORDS)]
    const environment: NodeJS.ProcessEnv = { ...process.env, DATABASE_URL: "" }
    const child = spawn(process.execPath, ["--conditions=listwright-source", main, ...flags], {
      env: environment,
    })
    const ended = new Promise((resolve) => child.once("exit", resolve))
    let output = ""
    return new Promise((resolve, reject) => {
      const read = (text: Buffer): void => {
        output += text.toString("utf8")
        const ready = /ready at (\S+)/.exec(output)
        if (ready?.[1] !== undefined) resolve(new RunningSite(ready[1], child, ended, () => output))
      }
      child.stdout.on("data", read)
      child.stderr.on("data", read)
      child.once("exit", (code) => reject(new Error(`the site ended with ${code}:\n${output}`)))
    })
  }

  /** Kills the process at once; to the process, this is like a power failure. */
  async kill(): Promise<void> {
    this.#child.kill("SIGKILL")
    await this.#ended
  }

  async stop(): Promise<void> {
    this.#child.kill("SIGTERM")
    await this.#ended
  }

  /** Signs in as one of the demo users: 'demo', 'reseller', 'power', 'digital', 'nopay'. */
  async signIn(name = "demo"): Promise<void> {
    const response = await this.send("POST", "/Login.aspx/LoginUser", {
      email: `${name}@listwright.example`,
      password: "Demo-Portal-2026",
    })
    this.#cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  }

  send(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      headers: { "content-type": "application/json", cookie: this.#cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  async json(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await this.send(method, path, body)
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
}
