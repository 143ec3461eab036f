import { Cause, Effect, Exit, Result } from "effect"
import type { CommandFailed } from "./failures/CommandFailed.ts"
import { EXIT_SUCCESS, exitCodes, failureLine } from "./failures/exitCodes.ts"
import { printRemark } from "./terminal/output.ts"
import type { Terminal } from "./terminal/Terminal.ts"

const unexpected = (cause: Cause.Cause<CommandFailed>) => {
  const error = Cause.squash(cause)
  return {
    kind: "failure",
    message: `Unexpected: ${error instanceof Error ? error.message : String(error)}`,
  } as const
}

/** Runs a command to completion and returns its exit code; reports a failure on standard error. */
export const execute = async (
  command: Effect.Effect<void, CommandFailed>,
  terminal: Terminal,
  isJson: boolean,
): Promise<number> => {
  const exit = await Effect.runPromiseExit(command)
  if (Exit.isSuccess(exit)) return EXIT_SUCCESS
  const found = Cause.findError(exit.cause)
  const failure = Result.isSuccess(found) ? found.success : unexpected(exit.cause)
  await Effect.runPromise(printRemark(terminal, failureLine(failure, isJson)))
  return exitCodes[failure.kind]
}
