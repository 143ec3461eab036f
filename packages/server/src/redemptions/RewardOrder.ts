import { AccountId } from "@listwright/domain/account"
import { RewardContact } from "@listwright/domain/rewards"
import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

/** A gift in a redemption, with its name and cost at the time of redemption. */
export const RewardOrderLine = Schema.Struct({
  giftId: Schema.Int,
  name: Schema.String,
  quantity: Schema.Int,
  pointsForOne: Schema.Int,
})
export type RewardOrderLine = typeof RewardOrderLine.Type

/** A redeemed cart. */
export const RewardOrder = Schema.Struct({
  orderCode: OrderCode,
  /** The user's current email address. */
  email: Schema.String,
  /** The user's own account. */
  accountId: AccountId,
  lines: Schema.fromJsonString(Schema.Array(RewardOrderLine)),
  contact: Schema.fromJsonString(RewardContact),
  points: Schema.FiniteFromString,
  redeemedAt: Schema.Date,
  sentAt: Schema.NullOr(Schema.Date),
})
export type RewardOrder = typeof RewardOrder.Type

/** Lists gifts: '2 × Coffee mug, Umbrella'. */
export const rewardLinesText = (lines: ReadonlyArray<Pick<RewardOrderLine, "name" | "quantity">>): string =>
  lines.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(", ")
