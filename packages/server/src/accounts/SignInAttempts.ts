import { TooManyAttempts } from "@listwright/domain/account"
import { Clock, Context, Effect, Layer } from "effect"
import { networkOfClient } from "./networkOfClient.ts"
import { RollingLimits } from "../site/RollingLimits.ts"

/**
 * Failed attempts that one client may make within the window, at one account and in total. An account has no limit of
 * its own: guessing elsewhere must not lock its user out.
 */
export const ATTEMPTS_PER_ACCOUNT = 10
export const ATTEMPTS_PER_CLIENT = 50
export const ATTEMPT_WINDOW_SECONDS = 5 * 60

/**
 * Limits guessing, before any work is done for an attempt. A successful attempt gives its place back, so that only
 * failures count.
 */
export class SignInAttempts extends Context.Service<
  SignInAttempts,
  {
    /** Takes a place for one attempt; the answer gives it back. */
    readonly take: (emailKey: string, client: string) => Effect.Effect<Effect.Effect<void>, TooManyAttempts>
  }
>()("@listwright/server/accounts/SignInAttempts") {
  static readonly layer = Layer.sync(SignInAttempts, () => {
    const attempts = new RollingLimits(ATTEMPT_WINDOW_SECONDS * 1_000)

    const take = Effect.fn("SignInAttempts.take")(function* (emailKey: string, client: string) {
      const now = yield* Clock.currentTimeMillis
      const network = networkOfClient(client)
      const limits = [
        { key: `${network} ${emailKey}`, most: ATTEMPTS_PER_ACCOUNT },
        { key: network, most: ATTEMPTS_PER_CLIENT },
      ]
      const wait = attempts.take(limits, now)
      if (wait > 0) return yield* new TooManyAttempts({ retryAfterSeconds: Math.ceil(wait / 1_000) })
      return Effect.sync(() => attempts.giveBack(limits, now))
    })
    return SignInAttempts.of({ take })
  })
}
