import { Actor, Api } from "@listwright/adapters"
import { LINK_NOT_VALID, passwordFailures, passwordFailureText } from "@listwright/domain/account"
import {
  chosenReading,
  joinTexts,
  passwordMessageReading,
  passwordPolicyReading,
} from "@listwright/domain/shared"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { HttpApiBuilder } from "effect/http-api"
import { endSignIns } from "../../../accounts/administerUsers.ts"
import { Passwords } from "../../../accounts/Passwords.ts"
import { SignInLinks } from "../../../accounts/SignInLinks.ts"
import { Users } from "../../../accounts/Users.ts"
import { Site } from "../../../configuration/Site.ts"
import { answering, CallRefused } from "../../answering/answering.ts"

const resetPassword = Effect.fn("resetPassword")(function* (password: string) {
  const { user } = yield* Actor
  const { configuration } = yield* Site
  const words = {
    policy: chosenReading(passwordPolicyReading, configuration.readings),
    message: chosenReading(passwordMessageReading, configuration.readings),
  }
  const failures = passwordFailures(password, words.policy)
  if (failures.length > 0)
    return yield* new CallRefused({
      message: joinTexts(failures.map((failure) => passwordFailureText(failure, words))),
    })
  const passwordHash = yield* (yield* Passwords).hash(password)
  const links = yield* SignInLinks
  const users = yield* Users
  const sql = yield* SqlClient
  const set = Effect.gen(function* () {
    if (!(yield* links.useUp(user.id))) return false
    yield* users.setPassword(user.id, passwordHash)
    return true
  })
  // A second tab finds the link already used.
  if (!(yield* Effect.orDie(sql.withTransaction(set))))
    return yield* new CallRefused({ message: LINK_NOT_VALID })
  yield* endSignIns(user.id)
  return {}
})

/** For the session that a one-time link opens. spec: decisions (Calls) */
export const passwordCalls = {
  ResetPassword: HttpApiBuilder.handler(Api, "Account", "ResetPassword", ({ payload }) =>
    answering(resetPassword(payload.password)),
  ),
}
