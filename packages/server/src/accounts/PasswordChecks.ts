import { PASSWORD_CHECK_LIFETIME_MS, isPasswordCheckValid } from "@listwright/domain/account"
import { Clock, Context, Effect, Layer } from "effect"

/** The maximum number of checks in memory; beyond it, expired checks are dropped. */
const MAX = 1_000

/**
 * Remembers, by credential, the sessions and tokens that have recently confirmed the user's password. The checks are
 * held in memory, so after a restart, users have to reenter their password.
 */
export class PasswordChecks extends Context.Service<
  PasswordChecks,
  {
    readonly note: (credentialId: string) => Effect.Effect<void>
    readonly holds: (credentialId: string) => Effect.Effect<boolean>
  }
>()("@listwright/server/accounts/PasswordChecks") {
  static readonly layer = Layer.sync(PasswordChecks, () => {
    const checkedAt = new Map<string, number>()
    const forgetOld = (now: number) => {
      if (checkedAt.size < MAX) return
      for (const [key, at] of checkedAt) if (now - at > PASSWORD_CHECK_LIFETIME_MS) checkedAt.delete(key)
    }
    return PasswordChecks.of({
      note: Effect.fn("PasswordChecks.note")(function* (credentialId) {
        const now = yield* Clock.currentTimeMillis
        forgetOld(now)
        checkedAt.set(credentialId, now)
      }),
      holds: Effect.fn("PasswordChecks.holds")(function* (credentialId) {
        return isPasswordCheckValid(checkedAt.get(credentialId) ?? null, yield* Clock.currentTimeMillis)
      }),
    })
  })
}
