import { Api, Missing, Unprocessable } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { sendInvitation } from "../../../account-mails/sendInvitation.ts"
import {
  addUser,
  changeRole,
  disableDemoUsers,
  disableUser,
  inviteUser,
  type NoSuchUser,
} from "../../../accounts/administerUsers.ts"
import { changeUser } from "../../../accounts/changeUser.ts"
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
  const isMailed = yield* sendInvitation(email, link, path)
  return { email, path, origin, expiresAt: link.expiresAt, isMailed }
})

const missingUser = ({ email }: NoSuchUser) =>
  Effect.fail(
    new Missing({ message: `There is no user ${email}. To see all users, run: listwright users list` }),
  )

/** Calls with which the site's operator manages the users who may sign in, and the sources they may order and see. */
const userCalls = {
  listUsers: HttpApiBuilder.handler(Api, "V1Users", "listUsers", () =>
    Effect.gen(function* () {
      return (yield* (yield* Users).all()).map(wireUser)
    }),
  ),
  addUser: HttpApiBuilder.handler(Api, "V1Users", "addUser", ({ payload }) =>
    Effect.flatMap(Site, ({ defaultSources }) => addUser({ ...payload, sources: defaultSources })).pipe(
      Effect.flatMap(({ email, link }) => invitation(email, link)),
      Effect.catchTag("UserRefused", ({ reason }) => Effect.fail(new Unprocessable({ message: reason }))),
    ),
  ),
  inviteUser: HttpApiBuilder.handler(Api, "V1Users", "inviteUser", ({ payload }) =>
    inviteUser(payload.email).pipe(
      Effect.flatMap(({ email, link }) => invitation(email, link)),
      Effect.catchTag("NoSuchUser", missingUser),
    ),
  ),
  disableUser: HttpApiBuilder.handler(Api, "V1Users", "disableUser", ({ payload }) =>
    disableUser(payload.email).pipe(Effect.map(wireUser), Effect.catchTag("NoSuchUser", missingUser)),
  ),
  disableDemoUsers: HttpApiBuilder.handler(Api, "V1Users", "disableDemoUsers", () =>
    Effect.map(disableDemoUsers(), (users) => users.map(wireUser)),
  ),
  setRole: HttpApiBuilder.handler(Api, "V1Users", "setRole", ({ payload }) =>
    changeRole(payload.email, payload.role).pipe(
      Effect.map(wireUser),
      Effect.catchTag("NoSuchUser", missingUser),
    ),
  ),
  setUser: HttpApiBuilder.handler(Api, "V1Users", "setUser", ({ payload }) =>
    changeUser(payload).pipe(
      Effect.catchTag("UserRefused", ({ reason }) => Effect.fail(new Unprocessable({ message: reason }))),
      Effect.catchTag("NoSuchUser", missingUser),
    ),
  ),
}

export const layerV1Users = HttpApiBuilder.group(Api, "V1Users", (handlers) =>
  Effect.succeed(handlers.handleAll(userCalls)),
)
