import { Effect } from "effect"
import { UniverseNotBuilt } from "../format/UniverseErrors.ts"
import { MappingRefused, TooFewRecords, TooManyRefused } from "./ImportErrors.ts"

export type ImportFailure = MappingRefused | TooFewRecords | TooManyRefused | UniverseNotBuilt

const failureOf = (cause: unknown): ImportFailure =>
  cause instanceof MappingRefused ||
  cause instanceof TooFewRecords ||
  cause instanceof TooManyRefused ||
  cause instanceof UniverseNotBuilt
    ? cause
    : new UniverseNotBuilt({ reason: cause instanceof Error ? cause.message : String(cause) })

/**
 * Runs work that ends when its signal is aborted. Interrupting the effect waits until the work has ended, so that
 * nothing is written afterward.
 */
export const runUntilSettled = <A>(
  work: (signal: AbortSignal) => Promise<A>,
): Effect.Effect<A, ImportFailure> =>
  Effect.callback<A, ImportFailure>((resume) => {
    const stop = new AbortController()
    const settled = work(stop.signal).then(
      (done) => resume(Effect.succeed(done)),
      (cause: unknown) => resume(Effect.fail(failureOf(cause))),
    )
    return Effect.promise(() => {
      stop.abort()
      return settled
    })
  })
