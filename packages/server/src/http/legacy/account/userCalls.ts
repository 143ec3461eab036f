import { Actor, Api, ok } from "@listwright/adapters"
import { worksFor } from "@listwright/domain/account"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { PointLedger } from "../../../rewards/PointLedger.ts"
import { Users } from "../../../accounts/Users.ts"
import { Site } from "../../../configuration/Site.ts"
import { showsVideos } from "../../v1/videos/videoCalls.ts"
import { wireUser } from "../../wire/wireUser.ts"

/** The signed-in user as both calls answer them. */
const signedInUser = Effect.gen(function* () {
  const { reach, user } = yield* Actor
  const { configuration, videos } = yield* Site
  const points = yield* (yield* PointLedger).pointsOf(user.id)
  const accounts = yield* (yield* Users).accountsOf(user.id)
  const ofUser = accounts.filter(({ id }) => worksFor(reach, id))
  return ok(wireUser(user, points, ofUser, configuration, showsVideos(videos, user)))
})

/** Who is signed in. */
export const userCalls = {
  InitUser: HttpApiBuilder.handler(Api, "Account", "InitUser", () => signedInUser),
  GetUserInformation: HttpApiBuilder.handler(Api, "Account", "GetUserInformation", () => signedInUser),
}
