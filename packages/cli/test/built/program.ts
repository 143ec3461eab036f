import { spawn } from "node:child_process"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"

export const bin = join(import.meta.dirname, "../../bin/listwright.js")

export interface Spawned {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface SpawnOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly stdin?: string
  /** Flags of Node itself. */
  readonly flags?: ReadonlyArray<string>
  /** The program of another checkout; this one's by default. */
  readonly program?: string
}

/** The environment of a plain machine: no colors forced, no continuous integration. */
export const plainEnv = (): Record<string, string> => {
  const { CI: _ci, FORCE_COLOR: _force, NO_COLOR: _no, ...rest } = process.env
  const filled = Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return Object.fromEntries(filled)
}

/** Runs the built program as a shell would. */
export const spawned = async (argv: ReadonlyArray<string>, options: SpawnOptions = {}): Promise<Spawned> => {
  const child = spawn(process.execPath, [...(options.flags ?? []), options.program ?? bin, ...argv], {
    env: { ...plainEnv(), ...options.env },
    stdio: ["pipe", "pipe", "pipe"],
  })
  child.stdin.end(options.stdin ?? "")
  const [stdout, stderr, exitCode] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code))),
  ])
  return { exitCode, stdout: stdout.toString("utf8"), stderr: stderr.toString("utf8") }
}
