import { Accounts, type SiteConfiguration, type User } from "@listwright/domain/account"
import { Cause, Effect, Exit, Option } from "effect"
import { expectNobody, expectPerson } from "./expectedPerson.ts"
import { isSignedInHere } from "./isSignedInHere.ts"
import { orThrow, type Runner } from "./runtime.ts"

/** Who is signed in, and what holds for them on this site. */
export interface Session {
  readonly user: User
  readonly site: SiteConfiguration
}

export interface Sessions {
  /**
   * The session, requested once by default, and then only where somebody is signed in on this browser; null when not
   * signed in. Rejects with the failure.
   */
  readonly load: (when?: "once" | "ask again") => Promise<Session | null>
  readonly known: () => Session | null
  /** What everybody may know of the site, asked once. */
  readonly site: () => Promise<SiteConfiguration>
  readonly knownSite: () => SiteConfiguration | null
  /** Ends the session; false when the server could not be reached, and it is still open. */
  readonly signOut: () => Promise<boolean>
}

const ask = Effect.gen(function* () {
  const accounts = yield* Accounts
  return yield* Effect.all({ user: accounts.user(), site: accounts.site() }, { concurrency: 2 })
}).pipe(Effect.catchTag("SignedOut", () => Effect.succeed(null)))

export const makeSessions = (runner: Runner): Sessions => {
  let session: Session | null = null
  let site: SiteConfiguration | null = null
  return {
    load: async (when = "once") => {
      if (session !== null && when === "once") return session
      // Nobody is signed in on this browser: whatever a guest asked would be refused.
      if (when === "once" && !isSignedInHere()) return null
      session = orThrow(await runner.runAsGuest(ask))
      site = session?.site ?? site
      if (session !== null) expectPerson(session.user.email)
      return session
    },
    known: () => session,
    site: async () => {
      site ??= orThrow(await runner.runAsGuest(Effect.flatMap(Accounts, (accounts) => accounts.openSite())))
      return site
    },
    knownSite: () => site,
    signOut: async () => {
      const exit = await runner.runAsGuest(Effect.flatMap(Accounts, (accounts) => accounts.signOut()))
      const isOver =
        Exit.isSuccess(exit) || Option.getOrNull(Cause.findErrorOption(exit.cause))?._tag === "SignedOut"
      if (isOver) {
        session = null
        expectNobody()
      }
      return isOver
    },
  }
}
