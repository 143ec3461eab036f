import { Actor } from "@listwright/adapters"
import { mayName, type UserId } from "@listwright/domain/account"
import { NotFound } from "@listwright/domain/shared"
import { Effect } from "effect"
import { PasswordChecks } from "../../../accounts/PasswordChecks.ts"
import { CallRefused } from "../../answering/answering.ts"

/** The signed-in user, whom a call names. Another one looks missing, there or not. */
export const ownProfile = Effect.fn("ownProfile")(function* (userId: UserId) {
  const { reach, user } = yield* Actor
  const isOwn = mayName("profile", reach, { userId, accountId: user.accountId })
  return isOwn ? user : yield* new NotFound({ what: "user" })
})

/** Refuses unless this session has given the current password within the last five minutes. */
export const ensurePasswordChecked = Effect.gen(function* () {
  const { credentialId } = yield* Actor
  if (!(yield* (yield* PasswordChecks).holds(credentialId)))
    return yield* new CallRefused({ message: "Please enter your current password again, and then save." })
})
