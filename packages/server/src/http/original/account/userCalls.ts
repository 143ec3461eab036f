import { Actor, Api, ok } from "@listwright/adapters"
import { DASHBOARD_ROW_COUNT, canActForAccount } from "@listwright/domain/account"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { UserRecords } from "../../../accounts/UserRecords.ts"
import { Users } from "../../../accounts/Users.ts"
import { Site } from "../../../configuration/Site.ts"
import { PlacedOrders } from "../../../orders/PlacedOrders.ts"
import { PointLedger } from "../../../rewards/PointLedger.ts"
import { SavedCounts } from "../../../saved-lists/SavedCounts.ts"
import { canSeeVideos } from "../../v1/videos/videoCalls.ts"
import { wireUser } from "../wire/wireUser.ts"

/** The signed-in user, in the format that both calls return. */
const signedInUser = Effect.gen(function* () {
  const { reach, user } = yield* Actor
  const { configuration, videos } = yield* Site
  const counts = yield* SavedCounts
  // Whoever manages accounts sees their own here all the same.
  const own = { ...reach, managedAccounts: [] }
  const start = yield* Effect.all(
    {
      points: (yield* PointLedger).pointsOf(user.id),
      accounts: (yield* Users).accountsOf(user.id),
      record: (yield* UserRecords).of(user.id),
      recentOrders: (yield* PlacedOrders).latest(user.id, DASHBOARD_ROW_COUNT),
      savedOrders: counts.latest(own, DASHBOARD_ROW_COUNT),
    },
    { concurrency: "unbounded" },
  )
  return ok(
    wireUser(
      user,
      {
        ...start,
        showsVideos: canSeeVideos(videos, user),
        accounts: start.accounts.filter(({ id }) => canActForAccount(reach, id)),
      },
      configuration,
    ),
  )
})

/** Calls that return the signed-in user. */
export const userCalls = {
  InitUser: HttpApiBuilder.handler(Api, "Account", "InitUser", () => signedInUser),
  GetUserInformation: HttpApiBuilder.handler(Api, "Account", "GetUserInformation", () => signedInUser),
}
