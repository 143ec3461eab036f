import type { Readable, Writable } from "node:stream"

/** The environment that a command runs in. */
export interface Terminal {
  readonly stdin: Readable
  readonly stdout: Writable
  readonly stderr: Writable
  /** True if the input is an interactive terminal; likewise for the output. */
  readonly isInputTerminal: boolean
  readonly isOutputTerminal: boolean
  /** The width of the output's terminal; missing if it isn't known. */
  readonly columns?: number
  readonly env: Readonly<Record<string, string | undefined>>
  /** The calls that the server knows, if it doesn't know all of ours; missing unless `--contract` says so. */
  readonly contract?: "original" | undefined
}

export const processTerminal = (): Terminal => ({
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  isInputTerminal: process.stdin.isTTY === true,
  isOutputTerminal: process.stdout.isTTY === true,
  ...(process.stdout.isTTY === true ? { columns: process.stdout.columns } : {}),
  env: process.env,
})
