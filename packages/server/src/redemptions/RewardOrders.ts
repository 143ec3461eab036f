import type { User, UserId } from "@listwright/domain/account"
import type { RedemptionResult, RedeemCommand, RedeemRefusal } from "@listwright/domain/rewards"
import type { NotFound, OrderCode } from "@listwright/domain/shared"
import { Context, type Effect, Schema } from "effect"
import type { MailableRows } from "../mail/emailDueRows.ts"
import type { RewardOrder } from "./RewardOrder.ts"

/** Raised when a redemption is refused; nothing was redeemed. `refusal` is the reason. */
export class RedemptionRefused extends Schema.TaggedError<RedemptionRefused>()("RedemptionRefused", {
  refusal: Schema.declare((_): _ is RedeemRefusal => true),
}) {}

/** Redeemed carts and their points. */
export class RewardOrders extends Context.Service<
  RewardOrders,
  {
    /**
     * Redeems a cart in one transaction, writing both the ledger entry and the order, or neither. A user never redeems
     * more points than available, however many requests arrive at once. Repeating a request returns the same order.
     */
    readonly redeem: (
      user: Pick<User, "id">,
      requestId: string,
      command: RedeemCommand,
    ) => Effect.Effect<RedemptionResult, RedemptionRefused>
    /** Returns a user's redeemed carts, most recent first. */
    readonly ofUser: (userId: UserId) => Effect.Effect<ReadonlyArray<RewardOrder>>
    /** Returns all users' orders: first the unsent orders, oldest first, then the sent orders, most recent first. */
    readonly all: Effect.Effect<ReadonlyArray<RewardOrder>>
    /** Marks an order as sent; an order already marked isn't changed. */
    readonly markSent: (code: OrderCode) => Effect.Effect<RewardOrder, NotFound>
  } & MailableRows<RewardOrder, OrderCode>
>()("@listwright/server/redemptions/RewardOrders") {}
