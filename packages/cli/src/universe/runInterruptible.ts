import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { toPackageFailure } from "../failures/toPackageFailure.ts"

const interrupted = new CommandFailed({
  kind: "failure",
  message: "Interrupted. Nothing has changed.",
})

/** Runs work until it ends or the user presses Ctrl-C, then waits until all of it has stopped. */
export const runInterruptible = <A>(
  work: (signal: AbortSignal) => Promise<A>,
): Effect.Effect<A, CommandFailed> =>
  Effect.tryPromise({
    try: async () => {
      const stop = new AbortController()
      const end = () => stop.abort()
      process.once("SIGINT", end)
      process.once("SIGTERM", end)
      try {
        return await work(stop.signal)
      } catch (error) {
        throw stop.signal.aborted ? interrupted : error
      } finally {
        process.off("SIGINT", end)
        process.off("SIGTERM", end)
      }
    },
    catch: (error) => (error instanceof CommandFailed ? error : toPackageFailure(error)),
  })
