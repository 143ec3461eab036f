import type { Effect } from "effect"
import type { CommandFailed } from "../failures/CommandFailed.ts"

/** Runs what a command does, and remembers the exit code that it comes to. */
export type Perform = (
  command: Effect.Effect<void, CommandFailed>,
  flags: { readonly json?: boolean },
) => Promise<void>
