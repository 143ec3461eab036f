import { TooManyAttempts } from "@listwright/domain"
import { Clock, Context, Effect, Layer } from "effect"

/** Failed attempts that one address, and one client, may make within the window. */
export const ATTEMPTS_PER_ADDRESS = 10
export const ATTEMPTS_PER_CLIENT = 20
export const ATTEMPT_WINDOW_SECONDS = 5 * 60

const WINDOW_MS = ATTEMPT_WINDOW_SECONDS * 1_000
/** With more keys than this in memory, those whose window has passed are dropped. */
const MAX_KEYS = 10_000

/**
 * Limits guessing, before any work is done for an attempt. A successful attempt gives its place back, so that only
 * failures count. Kept in memory: a restart forgets.
 */
export class SignInAttempts extends Context.Service<
  SignInAttempts,
  {
    /** Takes a place for one attempt; the answer gives it back. */
    readonly take: (emailKey: string, client: string) => Effect.Effect<Effect.Effect<void>, TooManyAttempts>
  }
>()("@listwright/server/accounts/SignInAttempts") {
  static readonly layer = Layer.sync(SignInAttempts, () => {
    const taken = new Map<string, ReadonlyArray<number>>()

    const recent = (key: string, now: number): ReadonlyArray<number> =>
      (taken.get(key) ?? []).filter((at) => at > now - WINDOW_MS)

    const forgetOld = (now: number): void => {
      if (taken.size < MAX_KEYS) return
      for (const key of taken.keys()) if (recent(key, now).length === 0) taken.delete(key)
    }

    const giveBack = (key: string, at: number): void => {
      const times = taken.get(key) ?? []
      const index = times.indexOf(at)
      if (index >= 0) taken.set(key, times.toSpliced(index, 1))
    }

    const take = Effect.fn("SignInAttempts.take")(function* (emailKey: string, client: string) {
      const now = yield* Clock.currentTimeMillis
      const limits = [
        { key: `address ${emailKey}`, limit: ATTEMPTS_PER_ADDRESS },
        { key: `client ${client}`, limit: ATTEMPTS_PER_CLIENT },
      ].map(({ key, limit }) => ({ key, limit, times: recent(key, now) }))
      const waits = limits
        .filter(({ times, limit }) => times.length >= limit)
        .map(({ times, limit }) => (times[times.length - limit] ?? now) + WINDOW_MS - now)
      if (waits.length > 0) {
        return yield* new TooManyAttempts({ retryAfterSeconds: Math.ceil(Math.max(...waits) / 1_000) })
      }
      forgetOld(now)
      for (const { key, times } of limits) taken.set(key, [...times, now])
      return Effect.sync(() => {
        for (const { key } of limits) giveBack(key, now)
      })
    })
    return SignInAttempts.of({ take })
  })
}
