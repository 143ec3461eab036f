import type { Readable, Writable } from "node:stream"

/** The environment that a command runs in. */
export interface Terminal {
  readonly stdin: Readable
  readonly stdout: Writable
  readonly stderr: Writable
  /** True if the input is an interactive terminal; likewise for the output. */
  readonly isInputTerminal: boolean
  readonly isOutputTerminal: boolean
  /** The width of the output terminal; missing if unknown. */
  readonly columns?: number
  readonly env: Readonly<Record<string, string | undefined>>
  /** The calls that the server knows, if it doesn't know all of ours; missing unless `--contract` says so. */
  readonly contract?: "original" | undefined
}

/** The part of the process that tells what it runs in. */
type Surroundings = Pick<NodeJS.Process, "stdin" | "stdout" | "stderr" | "env">

/**
 * Returns the terminal of a process. Output to a terminal that understands no control sequences (TERM=dumb, as in an
 * editor) is written as if it went to a file.
 */
export const processTerminal = (surroundings: Surroundings = process): Terminal => {
  const { env, stderr, stdout } = surroundings
  const isOutputTerminal = stdout.isTTY === true && env["TERM"] !== "dumb"
  return {
    // Opened when it is read: opening takes longer than writing help.
    get stdin() {
      return surroundings.stdin
    },
    stdout,
    stderr,
    get isInputTerminal() {
      return surroundings.stdin.isTTY === true
    },
    isOutputTerminal,
    ...(isOutputTerminal ? { columns: stdout.columns } : {}),
    env,
  }
}
