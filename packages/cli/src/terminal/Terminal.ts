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
  /** 'original' if `--contract` says that the server supports only the original contract's calls; otherwise missing. */
  readonly contract?: "original" | undefined
}

/** The properties of a process that describe its environment. */
type Surroundings = Pick<NodeJS.Process, "stdin" | "stdout" | "stderr" | "env">

/**
 * Returns a process's terminal. Output to a terminal without support for control sequences (TERM=dumb, as in an editor)
 * is written as if to a file.
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
