import type { Writable } from "node:stream"
import { Effect } from "effect"
import type { Terminal } from "./Terminal.ts"

/**
 * Writes data and waits until all of it is written, because pipes may be slow. A closed pipe is handled elsewhere, by
 * ending the program.
 */
const written = (stream: Writable, data: string | Uint8Array): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    stream.write(data, () => resume(Effect.void))
  })

/** Prints data to standard output. */
export const print = ({ stdout }: Terminal, data: string | Uint8Array): Effect.Effect<void> =>
  written(stdout, data)

/** Prints a line that isn't data to standard error. */
export const printRemark = ({ stderr }: Terminal, line: string): Effect.Effect<void> =>
  written(stderr, `${line}\n`)

export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
