import type { Readable, Writable } from "node:stream"

/** What a command knows of its surroundings. */
export interface Terminal {
  readonly stdin: Readable
  readonly stdout: Writable
  readonly stderr: Writable
  /** Whether a person types, and whether a person reads. */
  readonly isInputTerminal: boolean
  readonly isOutputTerminal: boolean
  /** Of the terminal that output goes to; left out: not known. */
  readonly columns?: number
  readonly env: Readonly<Record<string, string | undefined>>
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
