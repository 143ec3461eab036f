import { PointCount, RewardContact } from "@listwright/domain/rewards"
import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

/** A redemption as the site's operator sees it: the gifts to send, and the recipient. */
export const WireRewardOrder = Schema.Struct({
  orderCode: OrderCode,
  /** The user's email address. */
  email: Schema.String,
  contact: RewardContact,
  gifts: Schema.Array(Schema.Struct({ giftId: Schema.Int, name: Schema.String, quantity: Schema.Int })),
  points: PointCount,
  /** ISO instants; `sentAt` is null until the gifts are sent. */
  redeemedAt: Schema.String,
  sentAt: Schema.NullOr(Schema.String),
})
export type WireRewardOrder = typeof WireRewardOrder.Type
