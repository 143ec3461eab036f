import { Actor, Api, ok } from "@listwright/adapters"
import { DASHBOARD_ROWS, type RecentRow, worksFor } from "@listwright/domain/account"
import type { SavedList } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { UserRecords } from "../../../accounts/UserRecords.ts"
import { Users } from "../../../accounts/Users.ts"
import { Site } from "../../../configuration/Site.ts"
import { PlacedOrders } from "../../../orders/PlacedOrders.ts"
import { PointLedger } from "../../../rewards/PointLedger.ts"
import { SavedCounts } from "../../../saved-counts/SavedCounts.ts"
import { showsVideos } from "../../v1/videos/videoCalls.ts"
import { wireUser } from "../wire/wireUser.ts"

const recentOf = (saved: SavedList): RecentRow => ({
  orderId: saved.id,
  orderCode: saved.orderCode,
  orderDate: saved.orderDate,
  description: saved.name,
  listType: saved.listType,
  quantityAvailable: saved.quantity,
  sessionId: saved.draftId,
})

const EVERYTHING = { accountId: null, search: "", start: null, end: null }

/** The signed-in user, in the form that both calls return. */
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
      recentOrders: (yield* PlacedOrders).latest(user.id, DASHBOARD_ROWS),
      saved: counts.page(own, EVERYTHING, { skip: 0, most: DASHBOARD_ROWS }),
    },
    { concurrency: "unbounded" },
  )
  return ok(
    wireUser(
      user,
      {
        ...start,
        showsVideos: showsVideos(videos, user),
        accounts: start.accounts.filter(({ id }) => worksFor(reach, id)),
        savedOrders: start.saved.items.map(recentOf),
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
