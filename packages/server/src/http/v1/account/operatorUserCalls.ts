import { Api, Missing, Unprocessable } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { mailInvitation } from "../../../account-mails/mailInvitation.ts"
import {
  addUser,
  changeRole,
  disableDemoUsers,
  disableUser,
  inviteUser,
  type NoSuchUser,
} from "../../../accounts/administerUsers.ts"
import type { NewLink } from "../../../accounts/SignInLinks.ts"
import { type ListedUser, Users } from "../../../accounts/Users.ts"
import { Site } from "../../../configuration/Site.ts"

const wireUser = ({ user, ...listed }: ListedUser) => ({
  email: user.email,
  name: `${user.firstName} ${user.lastName}`.trim(),
  role: user.role,
  ...listed,
})

const invitation = Effect.fnUntraced(function* (email: string, link: NewLink) {
  const { publicOrigin: origin } = yield* Site
  const path = `/signin#link=${link.secret}`
  const isMailed = yield* mailInvitation(email, link, path)
  return { email, path, origin, expiresAt: link.expiresAt, isMailed }
})

export const missingUser = ({ email }: NoSuchUser) =>
  Effect.fail(new Missing({ message: `There is no user ${email}. See all with: listwright users list` }))

/** Who may sign in, as the operator of the site decides. */
export const operatorUserCalls = {
  listUsers: HttpApiBuilder.handler(Api, "V1Account", "listUsers", () =>
    Effect.gen(function* () {
      return (yield* (yield* Users).all()).map(wireUser)
    }),
  ),
  addUser: HttpApiBuilder.handler(Api, "V1Account", "addUser", ({ payload }) =>
    Effect.flatMap(Site, ({ sources }) => addUser({ ...payload, dataSources: sources })).pipe(
      Effect.flatMap(({ email, link }) => invitation(email, link)),
      Effect.catchTag("UserRefused", ({ reason }) => Effect.fail(new Unprocessable({ message: reason }))),
    ),
  ),
  inviteUser: HttpApiBuilder.handler(Api, "V1Account", "inviteUser", ({ payload }) =>
    inviteUser(payload.email).pipe(
      Effect.flatMap(({ email, link }) => invitation(email, link)),
      Effect.catchTag("NoSuchUser", missingUser),
    ),
  ),
  disableUser: HttpApiBuilder.handler(Api, "V1Account", "disableUser", ({ payload }) =>
    disableUser(payload.email).pipe(Effect.map(wireUser), Effect.catchTag("NoSuchUser", missingUser)),
  ),
  disableDemoUsers: HttpApiBuilder.handler(Api, "V1Account", "disableDemoUsers", () =>
    Effect.map(disableDemoUsers(), (users) => users.map(wireUser)),
  ),
  setRole: HttpApiBuilder.handler(Api, "V1Account", "setRole", ({ payload }) =>
    changeRole(payload.email, payload.role).pipe(
      Effect.map(wireUser),
      Effect.catchTag("NoSuchUser", missingUser),
    ),
  ),
}
