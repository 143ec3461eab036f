import { PointCount } from "@listwright/domain/rewards"
import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Operator } from "../Operator.ts"
import { Missing, V1Decoding } from "../V1Errors.ts"
import { WireRewardOrder } from "./WireRewardOrder.ts"
import { Access, allowOperators } from "../../access/Access.ts"

const MAX_POINTS = 1_000_000_000
const MAX_CHARACTERS = 200

/** The calls about the site's rewards, for its operator. */
export class V1RewardsGroup extends HttpApiGroup.make("V1Rewards")
  .add(
    // Those that are still to be sent come first, the oldest before the others.
    HttpApiEndpoint.get("rewardOrders", "/reward-orders", {
      success: Schema.Struct({ orders: Schema.Array(WireRewardOrder) }),
    }).annotate(Access, allowOperators()),
    // Repeated, it stays as it was first.
    HttpApiEndpoint.post("markRewardSent", "/reward-orders/:code/sent", {
      params: { code: OrderCode },
      payload: Schema.Struct({}),
      success: WireRewardOrder,
      error: Missing,
    }).annotate(Access, allowOperators({ params: { code: "LW-2222-2222" } })),
    // The same key is one bonus.
    HttpApiEndpoint.post("giveBonus", "/points/bonus", {
      payload: Schema.Struct({
        email: Schema.String,
        points: Schema.Int.check(
          Schema.isBetween(
            { minimum: 1, maximum: MAX_POINTS },
            { message: `must be a whole number from 1 to ${MAX_POINTS}` },
          ),
        ),
        reason: Schema.String.check(
          Schema.isMinLength(1, { message: "must say what the points are for" }),
          Schema.isMaxLength(MAX_CHARACTERS),
        ),
        key: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(MAX_CHARACTERS)),
      }),
      success: Schema.Struct({ availablePoints: PointCount }),
      error: Missing,
    }).annotate(
      Access,
      allowOperators({ payload: { email: "nobody@x.example", points: 1, reason: "Referral", key: "1" } }),
    ),
  )
  .middleware(Operator)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
