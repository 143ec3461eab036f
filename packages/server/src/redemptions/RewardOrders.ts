import type { User, UserId } from "@listwright/domain/account"
import type { Redeemed, RedeemCommand, RedeemRefusal } from "@listwright/domain/rewards"
import type { NotFound, OrderCode } from "@listwright/domain/shared"
import { Context, type Effect, Schema } from "effect"
import type { RowsToMail } from "../mail/mailRows.ts"
import type { RewardOrder } from "./RewardOrder.ts"

/** Nothing was redeemed; `refusal` says why. */
export class RedeemRefused extends Schema.TaggedError<RedeemRefused>()("RedeemRefused", {
  refusal: Schema.declare((_): _ is RedeemRefusal => true),
}) {}

/** Redeemed carts, and their points. */
export class RewardOrders extends Context.Service<
  RewardOrders,
  {
    /**
     * Redeems a cart in one transaction: the ledger's entry and the order, or neither. However many come at once, a user
     * never redeems more points than there are; the same request again is the same order.
     */
    readonly redeem: (
      user: Pick<User, "id">,
      requestId: string,
      command: RedeemCommand,
    ) => Effect.Effect<Redeemed, RedeemRefused>
    /** The latest first. */
    readonly ofUser: (userId: UserId) => Effect.Effect<ReadonlyArray<RewardOrder>>
    /**
     * Returns the orders of all users: those still to be sent, the oldest first, then those already sent, the latest
     * first.
     */
    readonly all: Effect.Effect<ReadonlyArray<RewardOrder>>
    /** One that was sent before stays as it is. */
    readonly markSent: (code: OrderCode) => Effect.Effect<RewardOrder, NotFound>
  } & RowsToMail<RewardOrder, OrderCode>
>()("@listwright/server/redemptions/RewardOrders") {}
