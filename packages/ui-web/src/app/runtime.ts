import { guestLayer } from "@listwright/adapters"
import type { Accounts, PasswordResets, Profiles, SavedCards, SignIns } from "@listwright/domain/account"
import type {
  Demographics,
  AttributeSuggestions,
  Industries,
  QuickPicks,
  RecommendedAttributes,
} from "@listwright/domain/audience"
import type { Sources } from "@listwright/domain/catalog"
import type { CountRuns, IndustryCounts, LiveCounts } from "@listwright/domain/counting"
import type { Drafts } from "@listwright/domain/drafts"
import type { AddressFiles, Areas, Boundaries, Places } from "@listwright/domain/geography"
import type { History } from "@listwright/domain/history"
import type { Agreements, Orders, Taxes } from "@listwright/domain/order"
import type { Cards } from "@listwright/domain/payment"
import type { Figures, PriceDisplays, Prices } from "@listwright/domain/pricing"
import type { SentQuotes } from "@listwright/domain/quotes"
import { selectWording, NetworkFailed, type SignedOut, type Wording } from "@listwright/domain/shared"
import type { Reports } from "@listwright/domain/reports"
import type { Requests } from "@listwright/domain/requests"
import type { Rewards } from "@listwright/domain/rewards"
import type {
  SavedListEdits,
  SavedLists,
  SavedListShares,
  SavedListTables,
  SavedListWatches,
} from "@listwright/domain/saved-lists"
import type { SuppressionLists } from "@listwright/domain/suppression"
import type { Videos } from "@listwright/domain/videos"
import { Cause, Effect, Exit, ManagedRuntime } from "effect"
import type { Connection } from "./Connection.ts"
import { failureAlert, isNetworkFailure } from "./failureAlert.ts"
import { createLazyValue } from "./createLazyValue.ts"
import type { SignInGate } from "./SignInGate.ts"
import type { SessionWatcher } from "./SessionWatcher.ts"

/** The ports that work before a user signs in. */
export type GuestPorts = Accounts | PasswordResets

/** Every port available to the screens. */
export type Ports =
  | Accounts
  | AddressFiles
  | Agreements
  | Areas
  | Boundaries
  | Cards
  | CountRuns
  | Demographics
  | AttributeSuggestions
  | Drafts
  | Figures
  | History
  | Industries
  | IndustryCounts
  | LiveCounts
  | Orders
  | PasswordResets
  | Places
  | PriceDisplays
  | Profiles
  | QuickPicks
  | Prices
  | RecommendedAttributes
  | Reports
  | Requests
  | Rewards
  | SavedCards
  | SavedListEdits
  | SavedLists
  | Sources
  | SavedListShares
  | SavedListTables
  | SavedListWatches
  | SentQuotes
  | SignIns
  | SuppressionLists
  | Taxes
  | Videos

export interface RunOptions {
  readonly signal?: AbortSignal
}

/** Runs use-cases and port calls. */
export interface Runner {
  /**
   * Runs a user's action. Never rejects: success, an expected failure, a defect, or an interruption is returned as an
   * Exit. If the user isn't authorized, an alert is shown.
   */
  readonly run: <A, E>(effect: Effect.Effect<A, E, Ports>, options?: RunOptions) => Promise<Exit.Exit<A, E>>
  /** Runs a guest's calls: checking for a session and signing in. They need only a small part of the contract. */
  readonly runAsGuest: <A, E>(
    effect: Effect.Effect<A, E, GuestPorts>,
    options?: RunOptions,
  ) => Promise<Exit.Exit<A, E>>
  /** Loads the rest of the contract, so that it's ready once a user is signed in. */
  readonly prepare: () => void
  /** Runs a user's action like `run`, but without the sign-in dialog. */
  readonly runQuietly: <A, E>(
    effect: Effect.Effect<A, E, Ports>,
    options?: RunOptions,
  ) => Promise<Exit.Exit<A, E>>
  /** Loads data for a screen; rejects with the expected failure itself, which the screen shows in place of the data. */
  readonly query: <A, E>(effect: Effect.Effect<A, E, Ports>, options?: RunOptions) => Promise<A>
}

const isSignedOut = (error: unknown): error is SignedOut =>
  typeof error === "object" && error !== null && "_tag" in error && error._tag === "SignedOut"

/**
 * If a call fails because the session has ended, waits for the user to sign in over the page, and then repeats the call
 * once.
 */
const withSignIn = <A, E, R>(effect: Effect.Effect<A, E, R>, gate: SignInGate): Effect.Effect<A, E, R> =>
  Effect.catch(effect, (error) =>
    isSignedOut(error)
      ? Effect.flatMap(
          Effect.promise(() => gate.ask()),
          (signedIn) => (signedIn ? effect : Effect.fail(error)),
        )
      : Effect.fail(error),
  )

export const valueOrThrow = <A, E>(exit: Exit.Exit<A, E>): A => {
  if (Exit.isSuccess(exit)) return exit.value
  throw Cause.squash(exit.cause)
}

/**
 * A promise that never resolves, for calls from a tab that has lost its user, so that the tab doesn't show another
 * user's data.
 */
const never = new Promise<never>(() => {})

export const createRunner = (
  gate: SignInGate,
  connection: Connection,
  takeover: SessionWatcher,
  wording: () => Wording,
): Runner => {
  const options = { baseUrl: window.location.origin }
  const guest = ManagedRuntime.make(guestLayer(options))
  const heard = <A, E>(exit: Exit.Exit<A, E>): Exit.Exit<A, E> => {
    // What was broken off says nothing of the connection.
    if (Exit.isFailure(exit) && !Exit.hasInterrupts(exit) && isNetworkFailure(Cause.squash(exit.cause)))
      connection.lost()
    return exit
  }
  const runAsGuest: Runner["runAsGuest"] = async (effect, when) =>
    heard(await guest.runPromiseExit(effect, when))
  const site = createLazyValue(async () => {
    const { siteLayer } = await import("./sitePorts.ts")
    return ManagedRuntime.make(siteLayer(options))
  })
  const runQuietly: Runner["runQuietly"] = async (effect, when) => {
    if (takeover.isTaken()) return never
    const loaded = site.known() ?? (await site.load())
    // The code is a file of the server too: without it, nothing was asked.
    const exit = loaded === null ? Exit.die(new NetworkFailed()) : await loaded.runPromiseExit(effect, when)
    return takeover.isTaken() ? never : heard(exit)
  }
  const query: Runner["query"] = async (effect, options) =>
    valueOrThrow(await runQuietly(withSignIn(effect, gate), options))
  const run: Runner["run"] = async (effect, options) => {
    const exit = await connection.during(runQuietly(withSignIn(effect, gate), options))
    const alert = Exit.isFailure(exit) ? failureAlert(Cause.squash(exit.cause)) : null
    // The browser's own, as specified: it waits for the person.
    if (alert !== null) window.alert(selectWording(alert.text, wording()))
    return exit
  }
  return { run, runQuietly, runAsGuest, query, prepare: () => void site.load() }
}
