import { Api, Missing } from "@listwright/adapters"
import { INVALID_LINK_MESSAGE } from "@listwright/domain/account"
import { Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import { Sessions } from "../../../accounts/Sessions.ts"
import { SignInLinks } from "../../../accounts/SignInLinks.ts"
import { Users } from "../../../accounts/Users.ts"
import { openSession } from "../../sessionCookie.ts"

/**
 * Opens a session that can only set a password, replacing an earlier one, so that an attacker who has seen another
 * user's link doesn't get a session alongside that user's. The link works until a password is set; its 256 bits can't
 * be guessed, so attempts aren't limited.
 */
const openLink = Effect.fn("openLink")(function* (secret: string) {
  const users = yield* Users
  const userId = Option.getOrNull(yield* (yield* SignInLinks).held(secret))
  const member = userId === null ? null : Option.getOrNull(yield* users.find(userId))
  if (member === null) return yield* new Missing({ message: INVALID_LINK_MESSAGE })
  yield* (yield* Sessions).closeTemporariesOf(member.user.id)
  yield* openSession(member.user.id, "temporary")
  return { email: member.user.email }
})

const inOneTransaction = Effect.fnUntraced(function* (secret: string) {
  const sql = yield* SqlClient
  return yield* sql.withTransaction(openLink(secret)).pipe(Effect.catchTag("SqlError", Effect.die))
})

/** Calls for one-time links. */
export const linkCalls = {
  openLink: HttpApiBuilder.handler(Api, "V1Account", "openLink", ({ payload }) =>
    inOneTransaction(payload.secret),
  ),
}
