import type { CallFailed, OrderCode } from "@listwright/domain/shared"
import { Context, Effect } from "effect"
import type { WireRewardOrder } from "../../contract/v1/rewards/WireRewardOrder.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { operatorLayer } from "../operatorLayer.ts"

/** A reward point bonus. The same `key` always means the same bonus. */
export interface Bonus {
  readonly email: string
  readonly points: number
  readonly reason: string
  readonly key: string
}

/** The site's rewards, as its operator manages them. */
export class OperatorRewards extends Context.Service<
  OperatorRewards,
  {
    readonly orders: Effect.Effect<ReadonlyArray<WireRewardOrder>, CallFailed>
    readonly markSent: (orderCode: OrderCode) => Effect.Effect<WireRewardOrder, CallFailed>
    /** Grants a bonus and returns the user's new point balance. */
    readonly bonus: (bonus: Bonus) => Effect.Effect<number, CallFailed>
  }
>()("@listwright/adapters/OperatorRewards") {}

/** Provides OperatorRewards over the contract, with the operator's secret. */
export const layerOperatorRewardsHttp = operatorLayer(OperatorRewards, ({ V1Rewards: calls }) =>
  OperatorRewards.of({
    orders: Effect.map(mapCallFailure("reward order")(calls.rewardOrders()), ({ orders }) => orders),
    markSent: (code) =>
      mapCallFailure("reward order")(calls.markRewardSent({ params: { code }, payload: {} })),
    bonus: (bonus) =>
      Effect.map(
        mapCallFailure("user")(calls.giveBonus({ payload: bonus })),
        ({ availablePoints }) => availablePoints,
      ),
  }),
)
