import { spawn, spawnSync } from "node:child_process"
import { delimiter, dirname, join } from "node:path"

export interface Ended {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/** The installed program `listwright`, as a person uses it in a folder of their own. */
export interface Program {
  readonly run: (argv: ReadonlyArray<string>, stdin?: string) => Ended
  /** Starts a server with it; see `startServing`. */
  readonly serve: (argv: ReadonlyArray<string>) => Promise<Serving>
}

export interface Serving {
  readonly url: string
  /** Ends the server as Ctrl-C does, and returns its exit code. */
  readonly stop: () => Promise<number | null>
}

/** Starts a server and waits until it prints its address. */
export const startServing = (
  command: string,
  argv: ReadonlyArray<string>,
  { cwd, env }: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Serving> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, argv, { cwd, env: env ?? process.env, stdio: ["ignore", "pipe", "pipe"] })
    const ended = new Promise<number | null>((done) => child.once("exit", done))
    // Also where this program ends early.
    const kill = () => child.kill("SIGKILL")
    process.once("exit", kill)
    let said = ""
    const listen = (chunk: Buffer): void => {
      said += chunk.toString()
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (url === undefined) return
      const stop = async () => {
        child.kill("SIGINT")
        const code = await ended
        process.off("exit", kill)
        return code
      }
      resolve({ url, stop })
    }
    child.stdout.on("data", listen)
    child.stderr.on("data", listen)
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}:\n${said}`)))
  })

/** The program that is installed in a folder, with this Node and a home folder of its own. */
export const installedProgram = (folder: string): Program => {
  const bin = join(folder, "node_modules/.bin/listwright")
  const path = `${dirname(process.execPath)}${delimiter}${process.env["PATH"] ?? ""}`
  const env = { PATH: path, HOME: folder, XDG_CONFIG_HOME: join(folder, ".config") }
  return {
    run: (argv, stdin = "") => {
      const { status, stdout, stderr } = spawnSync(bin, argv, {
        cwd: folder,
        env,
        input: stdin,
        encoding: "utf8",
        timeout: 120_000,
      })
      return { exitCode: status, stdout, stderr }
    },
    serve: (argv) => startServing(bin, ["serve", ...argv], { cwd: folder, env }),
  }
}
