import { Actor } from "@listwright/adapters"
import { canReferenceRecord, type UserId } from "@listwright/domain/account"
import { NotFound } from "@listwright/domain/shared"
import { Effect } from "effect"
import { PasswordChecks } from "../../../accounts/PasswordChecks.ts"
import { CallRefused } from "../../answering/toEnvelope.ts"

/** Returns the signed-in user, the only user that a call may specify. Any other user is treated as nonexistent. */
export const findOwnProfile = Effect.fn("findOwnProfile")(function* (userId: UserId) {
  const { reach, user } = yield* Actor
  const isOwn = canReferenceRecord("profile", reach, { userId, accountId: user.accountId })
  return isOwn ? user : yield* new NotFound({ what: "user" })
})

/** Refuses unless this session has confirmed the current password within the last five minutes. */
export const ensurePasswordChecked = Effect.gen(function* () {
  const { credentialId } = yield* Actor
  if (!(yield* (yield* PasswordChecks).holds(credentialId)))
    return yield* new CallRefused({ reason: "Please enter your current password again, and then save." })
})
