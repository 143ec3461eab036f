import { Actor, Api } from "@listwright/adapters"
import { RESET_EXPIRED_MESSAGE } from "@listwright/domain/account"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { HttpApiBuilder } from "effect/http-api"
import { notifyPasswordChanged } from "../../../account-mails/notifyPasswordChanged.ts"
import { endSignIns } from "../../../accounts/administerUsers.ts"
import { newPasswordRefusal } from "../../../accounts/newPasswordRefusal.ts"
import { Passwords } from "../../../accounts/Passwords.ts"
import { Sessions } from "../../../accounts/Sessions.ts"
import { Users } from "../../../accounts/Users.ts"
import { Site } from "../../../configuration/Site.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"

const resetPassword = Effect.fn("resetPassword")(function* (password: string) {
  const { credentialId, user } = yield* Actor
  const { configuration } = yield* Site
  const refusal = yield* newPasswordRefusal(password, configuration)
  if (refusal !== null) return yield* new CallRefused({ reason: refusal })
  const passwordHash = yield* (yield* Passwords).hash(password)
  const sessions = yield* Sessions
  const users = yield* Users
  const sql = yield* SqlClient
  const set = Effect.gen(function* () {
    if (!(yield* sessions.closeTemporary(credentialId))) return false
    yield* users.setPassword(user.id, passwordHash)
    yield* endSignIns(user.id)
    return true
  })
  // Of two tabs at once, the second finds its session ended.
  if (!(yield* Effect.orDie(sql.withTransaction(set))))
    return yield* new CallRefused({ reason: RESET_EXPIRED_MESSAGE })
  // Again: what was looked up meanwhile is forgotten.
  yield* endSignIns(user.id)
  yield* notifyPasswordChanged(user)
  return {}
})

/** Calls for a session opened with a one-time link or temporary password. */
export const passwordCalls = {
  ResetPassword: HttpApiBuilder.handler(Api, "Account", "ResetPassword", ({ payload }) =>
    toEnvelope(resetPassword(payload.password)),
  ),
}
