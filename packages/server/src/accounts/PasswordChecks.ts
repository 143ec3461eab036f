import { PASSWORD_CHECK_MS, passwordCheckHolds } from "@listwright/domain/account"
import { Clock, Context, Effect, Layer } from "effect"

/** The maximum number in memory; beyond it, expired ones are dropped. */
const MAX = 1_000

/**
 * Remembers which sessions and tokens have just confirmed the user's password, by credential. It's kept in memory, so
 * after a restart, users have to enter their password again.
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
      for (const [key, at] of checkedAt) if (now - at > PASSWORD_CHECK_MS) checkedAt.delete(key)
    }
    return PasswordChecks.of({
      note: Effect.fn("PasswordChecks.note")(function* (credentialId) {
        const now = yield* Clock.currentTimeMillis
        forgetOld(now)
        checkedAt.set(credentialId, now)
      }),
      holds: Effect.fn("PasswordChecks.holds")(function* (credentialId) {
        return passwordCheckHolds(checkedAt.get(credentialId) ?? null, yield* Clock.currentTimeMillis)
      }),
    })
  })
}
