import { httpLayer } from "@listwright/adapters"
import type { Accounts, PasswordResets } from "@listwright/domain/account"
import type { Demographics } from "@listwright/domain/audience"
import type { CountRuns, LiveCounts } from "@listwright/domain/counting"
import type { Drafts } from "@listwright/domain/drafts"
import type { Areas } from "@listwright/domain/geography"
import type { Agreements, Orders, Taxes } from "@listwright/domain/order"
import type { Cards } from "@listwright/domain/payment"
import type { Quotes } from "@listwright/domain/pricing"
import type { SignedOut } from "@listwright/domain/shared"
import type { SavedLists } from "@listwright/domain/saved-lists"
import type { SuppressionLists } from "@listwright/domain/suppression"
import { Cause, Effect, Exit, ManagedRuntime } from "effect"
import { failureAlert } from "./failureAlert.ts"
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
  | PasswordResets
  | Quotes
  | SavedLists
  | SuppressionLists
  | Taxes

export interface RunOptions {
  readonly signal?: AbortSignal
}

/** Runs use-cases and port calls. */
export interface Runner {
  /**
   * For what a person does. Never rejects: success, an expected failure, a defect or an interruption come as an Exit. What
   * the user may not do is said by an alert.
   */
  readonly run: <A, E>(effect: Effect.Effect<A, E, Ports>, options?: RunOptions) => Promise<Exit.Exit<A, E>>
  /** Like `run`, without the sign-in dialog: for finding out whether somebody is signed in. */
  readonly runQuietly: <A, E>(
    effect: Effect.Effect<A, E, Ports>,
    options?: RunOptions,
  ) => Promise<Exit.Exit<A, E>>
  /** For data that a screen shows: rejects with the expected failure itself, which the screen shows in its place. */
  readonly query: <A, E>(effect: Effect.Effect<A, E, Ports>, options?: RunOptions) => Promise<A>
}

const isSignedOut = (error: unknown): error is SignedOut =>
  typeof error === "object" && error !== null && "_tag" in error && error._tag === "SignedOut"

/** A call that finds the session gone waits until the user signs in over the page, and is then made once more. */
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
  const query: Runner["query"] = async (effect, options) =>
    orThrow(await runQuietly(withSignIn(effect, gate), options))
  const run: Runner["run"] = async (effect, options) => {
    const exit = await runQuietly(withSignIn(effect, gate), options)
    const alert = Exit.isFailure(exit) ? failureAlert(Cause.squash(exit.cause)) : null
    // The browser's own, as specified: it waits for the person.
    if (alert !== null) window.alert(alert.text)
    return exit
  }
  return { run, runQuietly, query }
}
