import { httpLayer } from "@listwright/adapters"
import type {
  Accounts,
  Agreements,
  Areas,
  Cards,
  CountRuns,
  Demographics,
  Drafts,
  LiveCounts,
  Orders,
  Quotes,
  SignedOut,
  SuppressionLists,
  Taxes,
} from "@listwright/domain"
import { Cause, Effect, Exit, ManagedRuntime } from "effect"
import type { SignInGate } from "./SignInGate.ts"

/** Every port that the screens may use. */
export type Ports =
  | Accounts
  | Agreements
  | Areas
  | Cards
  | CountRuns
  | Demographics
  | Drafts
  | LiveCounts
  | Orders
  | Quotes
  | SuppressionLists
  | Taxes

export interface RunOptions {
  readonly signal?: AbortSignal
}

/** Runs use-cases and port calls. */
export interface Runner {
  /** Never rejects: success, an expected failure, a defect or an interruption come as an Exit. */
  readonly run: <A, E>(effect: Effect.Effect<A, E, Ports>, options?: RunOptions) => Promise<Exit.Exit<A, E>>
  /** As `run`, without asking anybody to sign in: for finding out whether somebody is. */
  readonly runQuietly: <A, E>(
    effect: Effect.Effect<A, E, Ports>,
    options?: RunOptions,
  ) => Promise<Exit.Exit<A, E>>
  /** For TanStack Query: rejects with the expected failure itself. */
  readonly query: <A, E>(effect: Effect.Effect<A, E, Ports>, options?: RunOptions) => Promise<A>
}

const isSignedOut = (error: unknown): error is SignedOut =>
  typeof error === "object" && error !== null && "_tag" in error && error._tag === "SignedOut"

/** A call that finds the session gone waits for somebody to sign in over the page, and is then made once more. */
const withSignIn = <A, E, R>(effect: Effect.Effect<A, E, R>, gate: SignInGate): Effect.Effect<A, E, R> =>
  Effect.catch(effect, (error) =>
    isSignedOut(error)
      ? Effect.flatMap(
          Effect.promise(() => gate.ask()),
          (signedIn) => (signedIn ? effect : Effect.fail(error)),
        )
      : Effect.fail(error),
  )

export const orThrow = <A, E>(exit: Exit.Exit<A, E>): A => {
  if (Exit.isSuccess(exit)) return exit.value
  throw Cause.squash(exit.cause)
}

export const makeRunner = (gate: SignInGate): Runner => {
  const runtime = ManagedRuntime.make(httpLayer({ baseUrl: window.location.origin }))
  const runQuietly: Runner["runQuietly"] = (effect, options) => runtime.runPromiseExit(effect, options)
  const run: Runner["run"] = (effect, options) => runQuietly(withSignIn(effect, gate), options)
  return { run, runQuietly, query: async (effect, options) => orThrow(await run(effect, options)) }
}
