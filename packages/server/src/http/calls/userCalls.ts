import { Actor, Api, ok } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { wireUser } from "../wire/wireUser.ts"

/** What the screens load at start for a signed-in user. */
export const layerUserCalls = HttpApiBuilder.group(Api, "UserStart", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      InitUser: () => Effect.map(Actor, ({ user }) => ok(wireUser(user))),
    }),
  ),
)
