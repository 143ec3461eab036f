import { Actor, Api, ok } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { rewardCalls } from "./rewardCalls.ts"
import { PointLedger } from "../../../rewards/PointLedger.ts"

/** Calls for the signed-in user's points. */
const pointCalls = {
  GetUserPoint: HttpApiBuilder.handler(Api, "Rewards", "GetUserPoint", () =>
    Effect.gen(function* () {
      const { user } = yield* Actor
      const { available } = yield* (yield* PointLedger).pointsOf(user.id)
      return ok({ UserPoint: available })
    }),
  ),
}

export const layerRewards = HttpApiBuilder.group(Api, "Rewards", (handlers) =>
  Effect.succeed(handlers.handleAll({ ...pointCalls, ...rewardCalls })),
)
