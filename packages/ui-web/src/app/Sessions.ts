import { Accounts, type SiteConfiguration, type User } from "@listwright/domain/account"
import { SignedOut } from "@listwright/domain/shared"
import { Cause, Effect, Exit, Schema } from "effect"
import { forgetExpectedUser, rememberExpectedUser } from "./expectedUserEmail.ts"
import { clearRecentChoices } from "./recentChoices.ts"
import { valueOrThrow, type Runner } from "./runtime.ts"
import { signedInUserId } from "./signedInUserId.ts"
import type { SessionWatcher } from "./SessionWatcher.ts"
import { chosenReading, type Wording, wordingReading } from "@listwright/domain/shared"

/** The signed-in user and the site's configuration. */
export interface Session {
  readonly user: User
  readonly site: SiteConfiguration
}

export interface Sessions {
  /**
   * Returns the session; null if the user isn't signed in. By default, requests it once, and only if a user has signed
   * in on this browser. Rejects with the failure.
   */
  readonly load: (when?: "once" | "ask again") => Promise<Session | null>
  readonly known: () => Session | null
  /** Returns the site's public configuration, requested once. */
  readonly site: () => Promise<SiteConfiguration>
  readonly knownSite: () => SiteConfiguration | null
  /** Returns the site's wording; the default wording until the site is known. */
  readonly wording: () => Wording
  /** Ends the session; returns the failure if the session is still open, null otherwise. */
  readonly signOut: () => Promise<unknown>
}

const isSignedOut = Schema.is(SignedOut)

const ask = Effect.gen(function* () {
  const accounts = yield* Accounts
  return yield* Effect.all({ user: accounts.user(), site: accounts.site() }, { concurrency: 2 })
}).pipe(Effect.catchTag("SignedOut", () => Effect.succeed(null)))

export const createSessions = (runner: Runner, takeover: SessionWatcher): Sessions => {
  let session: Session | null = null
  let site: SiteConfiguration | null = null
  let asking: Promise<Session | null> | null = null
  const askAgain = async () => {
    session = valueOrThrow(await runner.runAsGuest(ask))
    site = session?.site ?? site
    takeover.begin(session?.user ?? null)
    if (session !== null) rememberExpectedUser(session.user.email)
    return session
  }
  /** Requests the session once for all routes of a page, each of which needs it before rendering. */
  const askOnce = async () => {
    asking ??= askAgain()
    try {
      return await asking
    } finally {
      asking = null
    }
  }
  return {
    load: async (when = "once") => {
      if (when === "ask again") return await askAgain()
      if (session !== null) return session
      // Without a signed-in user on this browser, the server would refuse the request anyway.
      return signedInUserId() !== null ? await askOnce() : null
    },
    known: () => session,
    site: async () => {
      site ??= valueOrThrow(
        await runner.runAsGuest(Effect.flatMap(Accounts, (accounts) => accounts.openSite())),
      )
      return site
    },
    knownSite: () => site,
    wording: () => chosenReading(wordingReading, site?.readings ?? {}),
    signOut: async () => {
      const exit = await runner.runAsGuest(Effect.flatMap(Accounts, (accounts) => accounts.signOut()))
      const failure = Exit.isFailure(exit) ? Cause.squash(exit.cause) : null
      if (failure !== null && !isSignedOut(failure)) return failure
      session = null
      takeover.begin(null)
      forgetExpectedUser()
      clearRecentChoices()
      return null
    },
  }
}
