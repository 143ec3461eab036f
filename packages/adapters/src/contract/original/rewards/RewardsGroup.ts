import { PointCount } from "@listwright/domain/rewards"
import { Schema } from "effect"
import { HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { pageMethod } from "../pageMethod.ts"
import {
  WireCartItem,
  WireGift,
  WireGiftCategory,
  WirePoint,
  WireRedemption,
  WireRewardContact,
  WireRewardQuery,
  WireRewardUser,
} from "./WireReward.ts"
import { Access, allowUsers } from "../../access/Access.ts"

const MAX_LINES = 100
const MAX_CHARACTERS = 200

const RewardDetailList = Schema.Struct({ Items: Schema.Array(WireGift) })

/** The calls about a user's points and gift redemptions. */
export class RewardsGroup extends HttpApiGroup.make("Rewards")
  .add(
    pageMethod(
      "LandingPage",
      "GetUserPoint",
      Schema.Struct({}),
      Schema.Struct({ UserPoint: PointCount }),
    ).annotate(Access, allowUsers()),
    pageMethod(
      "ba/Reward",
      "GetInitReward",
      WireRewardQuery,
      Schema.Struct({
        Categories: Schema.Array(WireGiftCategory),
        Histories: Schema.Array(WireRedemption),
        Point: WirePoint,
        RewardDetailList,
      }),
    ).annotate(Access, allowUsers()),
    pageMethod("ba/Reward", "GetRewards", WireRewardQuery, Schema.Struct({ RewardDetailList })).annotate(
      Access,
      allowUsers(),
    ),
    pageMethod(
      "ba/RewardCart",
      "GetCart",
      Schema.Struct({}),
      Schema.Struct({ User: WireRewardUser }),
    ).annotate(Access, allowUsers()),
    pageMethod(
      "ba/Reward",
      "RedeemCartOrder",
      Schema.Struct({
        contact: WireRewardContact,
        cart: Schema.Struct({
          Items: Schema.Array(WireCartItem).check(
            Schema.isMaxLength(MAX_LINES, { message: `must hold at most ${MAX_LINES} gifts` }),
          ),
        }),
        // Sending the same id again is the same redemption; the original client sends no id, and each of its calls is
        // a redemption.
        requestId: Schema.optionalKey(
          Schema.NullOr(Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(MAX_CHARACTERS))),
        ),
      }),
      Schema.Struct({ OrderCode: Schema.String, UserPoint: PointCount }),
    ).annotate(Access, allowUsers({ payload: { contact: {}, cart: { Items: [] } } })),
  )
  .middleware(Authentication)
  .middleware(OriginalDecoding) {}
