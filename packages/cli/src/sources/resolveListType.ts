import { Effect, Result } from "effect"
import type { CommandFailed } from "../failures/CommandFailed.ts"
import { connection } from "../sign-in/connection.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { findSource } from "./findSource.ts"

const NUMBER = /^[1-9]\d{0,3}$/

/** Returns the number of a named source; calls the server for names that aren't numbers. */
export const resolveListType = async (
  named: string,
  terminal: Terminal,
): Promise<Result.Result<number, CommandFailed>> => {
  if (NUMBER.test(named)) return Result.succeed(Number(named))
  const found = connection(terminal).pipe(Effect.flatMap((server) => findSource(server, named)))
  return Effect.runPromise(Effect.result(Effect.map(found, ({ listType }) => listType)))
}
