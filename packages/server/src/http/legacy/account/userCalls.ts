import { Actor, Api, ok } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { PointLedger } from "../../../rewards/PointLedger.ts"
import { Site } from "../../../site/Site.ts"
import { wireUser } from "../../wire/wireUser.ts"

const actorsPoints = Effect.gen(function* () {
  const { user } = yield* Actor
  const ledger = yield* PointLedger
  return { user, points: yield* ledger.pointsOf(user.id) }
})

/** The signed-in user as several calls answer them. */
export const signedInUser = Effect.gen(function* () {
  const { configuration } = yield* Site
  const { user, points } = yield* actorsPoints
  return ok(wireUser(user, points, configuration))
})

/** What the screens load of a signed-in user. */
export const layerUserCalls = HttpApiBuilder.group(Api, "UserStart", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      InitUser: () => signedInUser,
      GetUserPoint: () => Effect.map(actorsPoints, ({ points }) => ok({ UserPoint: points.available })),
    }),
  ),
)
