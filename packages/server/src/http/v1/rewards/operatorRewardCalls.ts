import { Api, Missing, type WireRewardOrder } from "@listwright/adapters"
import { Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Users } from "../../../accounts/Users.ts"
import type { RewardOrder } from "../../../redemptions/RewardOrder.ts"
import { RewardOrders } from "../../../redemptions/RewardOrders.ts"
import { PointLedger } from "../../../rewards/PointLedger.ts"

const wireOrder = ({ lines, redeemedAt, sentAt, ...order }: RewardOrder): WireRewardOrder => ({
  ...order,
  gifts: lines.map(({ giftId, name, quantity }) => ({ giftId, name, quantity })),
  redeemedAt: redeemedAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
})

/** Calls with which the site's operator sees the gifts to send to users, and grants bonus points. */
export const layerV1Rewards = HttpApiBuilder.group(Api, "V1Rewards", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      rewardOrders: () =>
        Effect.gen(function* () {
          return { orders: (yield* (yield* RewardOrders).all).map(wireOrder) }
        }),
      markRewardSent: ({ params }) =>
        Effect.flatMap(RewardOrders, (orders) => orders.markSent(params.code)).pipe(
          Effect.map(wireOrder),
          Effect.catchTag("NotFound", () =>
            Effect.fail(
              new Missing({
                message: `There is no reward order ${params.code}. To see all reward orders, run: listwright rewards orders`,
              }),
            ),
          ),
        ),
      giveBonus: ({ payload: { email, key, points, reason } }) =>
        Effect.gen(function* () {
          const ledger = yield* PointLedger
          const member = yield* (yield* Users).findByEmail(email)
          if (Option.isNone(member))
            return yield* new Missing({
              message: `There is no user ${email}. To see all users, run: listwright users list`,
            })
          const { id } = member.value.user
          yield* ledger.give(id, { points, reason, key })
          return { availablePoints: (yield* ledger.pointsOf(id)).available }
        }),
    }),
  ),
)
