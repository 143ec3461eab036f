import { Api, Missing } from "@listwright/adapters"
import { LINK_NOT_VALID } from "@listwright/domain/account"
import { Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SignInLinks } from "../../../accounts/SignInLinks.ts"
import { Users } from "../../../accounts/Users.ts"
import { openSession } from "../../sessionCookie.ts"

/**
 * Opens the session that may set a password and nothing else. The link works until a password is set; its 256 bits
 * cannot be guessed, so attempts need no limit.
 */
const openLink = Effect.fn("openLink")(function* (secret: string) {
  const users = yield* Users
  const userId = Option.getOrNull(yield* (yield* SignInLinks).holder(secret))
  const member = userId === null ? null : Option.getOrNull(yield* users.find(userId))
  if (member === null) return yield* new Missing({ message: LINK_NOT_VALID })
  yield* openSession(member.user.id, "temporary")
  return { email: member.user.email }
})

/** One-time links. */
export const linkCalls = {
  openLink: HttpApiBuilder.handler(Api, "V1Account", "openLink", ({ payload }) => openLink(payload.secret)),
}
