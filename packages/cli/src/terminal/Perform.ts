import type { Effect } from "effect"
import type { CommandFailed } from "../failures/CommandFailed.ts"

/** Runs a command and keeps its exit code. */
export type Perform = (
  command: Effect.Effect<void, CommandFailed>,
  flags: { readonly json?: boolean },
) => Promise<void>
