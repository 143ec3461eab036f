import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"

const root = join(import.meta.dirname, "../..")
const READY = "Listwright is ready at "
const LISTENING = /^Debugger listening on (\S+)$/
/** Other lines that Node prints whenever it is inspected. */
const CHATTER =
  /^(?:For help, see: https:\/\/nodejs\.org\/|Debugger attached\.|Waiting for the debugger|Finishing work in progress\.)/

/** One run of the server with its engines: they end with it. */
export class ServerProcess {
  /** True once it serves; false if it ended first. */
  readonly isReady: Promise<boolean>
  readonly #child: ChildProcess
  readonly #ended: Promise<unknown>
  #inspected = 0

  constructor(args: ReadonlyArray<string>, inspect: boolean, isFirst: boolean) {
    const flags = inspect ? ["--inspect=127.0.0.1:0"] : []
    this.#child = spawn(
      process.execPath,
      [...flags, "--conditions=listwright-source", "packages/server/src/start/main.ts", ...args],
      {
        cwd: root,
        env: { ...process.env, ...(inspect ? { LISTWRIGHT_INSPECT_ENGINES: "1" } : {}) },
        stdio: ["ignore", "pipe", "pipe"],
        // A terminal's Ctrl-C is for this program, which then ends the server.
        detached: true,
      },
    )
    this.#ended = once(this.#child, "close")
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.isReady = promise
    void this.#ended.then(() => resolve(false))
    const { stdout, stderr } = this.#child
    if (stdout === null || stderr === null) throw new Error("the server has no output")
    createInterface(stdout).on("line", (line) => {
      if (isFirst) process.stdout.write(`${line}\n`)
      if (line.startsWith(READY)) resolve(true)
    })
    createInterface(stderr).on("line", (line) => this.#show(line))
  }

  /** Lets requests finish, then ends it. */
  async stop(): Promise<void> {
    this.#child.kill("SIGTERM")
    await this.#ended
  }

  /** Calls back if it ends, for whatever reason. */
  onEnd(then: () => void): void {
    void this.#ended.then(then)
  }

  #show(line: string): void {
    const [, address] = LISTENING.exec(line) ?? []
    if (address !== undefined)
      process.stdout.write(`Inspect ${this.#inspected++ === 0 ? "the server" : "an engine"} at ${address}\n`)
    else if (!CHATTER.test(line)) process.stderr.write(`${line}\n`)
  }
}
