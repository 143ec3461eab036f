import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { Gift, GiftCategory, Redemption } from "./Gift.ts"
import type { GiftQuery } from "./giftPage.ts"
import { PointCount, type Points } from "./Points.ts"
import type { RewardCart } from "./RewardCart.ts"
import type { RewardContact, RewardUser } from "./RewardContact.ts"

/** The data needed to open the store. */
export interface RewardStore {
  readonly categories: ReadonlyArray<GiftCategory>
  readonly redemptions: ReadonlyArray<Redemption>
  readonly points: Points
  readonly gifts: ReadonlyArray<Gift>
}

/** A cart to redeem. `requestId` is created when the checkout opens; resending it refers to the same order. */
export interface RedeemRequest {
  readonly requestId: string
  readonly contact: RewardContact
  readonly cart: RewardCart
}

/** The order for a redeemed cart, with the remaining points. */
export const RedemptionResult = Schema.Struct({ orderCode: Schema.String, availablePoints: PointCount })
export type RedemptionResult = typeof RedemptionResult.Type

/** The port for the rewards store. */
export class Rewards extends Context.Service<
  Rewards,
  {
    readonly store: (query: GiftQuery) => Effect.Effect<RewardStore, CallFailed>
    /** Returns all gifts that match the query, from all pages. */
    readonly gifts: (query: GiftQuery) => Effect.Effect<ReadonlyArray<Gift>, CallFailed>
    /** Returns the signed-in user's points, never below 0. */
    readonly availablePoints: () => Effect.Effect<number, CallFailed>
    readonly user: () => Effect.Effect<RewardUser, CallFailed>
    readonly redeem: (request: RedeemRequest) => Effect.Effect<RedemptionResult, CallFailed>
  }
>()("@listwright/domain/Rewards") {}
