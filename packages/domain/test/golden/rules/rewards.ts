import { Schema } from "effect"
import { PromotionType } from "../../../src/promotion/Promotion.ts"
import { checkCart } from "../../../src/rewards/RewardCart.ts"
import { earnedPoints } from "../../../src/rewards/earnedPoints.ts"
import { cartRefusalText } from "../../../src/rewards/Notices.ts"
import { Decimal } from "../../../src/shared/Decimal.ts"
import { rule, type Rule } from "../Rule.ts"

const { Struct, Int, NullOr } = Schema

export const rewardsRules: ReadonlyArray<readonly [string, Rule]> = [
  [
    "rewards.cart",
    rule(
      Struct({ lines: Schema.Array(Struct({ DesiredQuantity: Int, PointForOne: Int })), available: Int }),
      ({ lines, available }) => {
        const { points, refusal } = checkCart(
          lines.map(({ DesiredQuantity, PointForOne }) => ({
            quantity: DesiredQuantity,
            pointsForOne: PointForOne,
          })),
          available,
        )
        return refusal === null ? { points } : { points, error: cartRefusalText(refusal) }
      },
    ),
  ],
  [
    "rewards.earnedPoints",
    rule(
      Struct({
        cost: Decimal,
        dollarsPerRate: Decimal,
        pointsPerRate: Decimal,
        promotionPointType: NullOr(PromotionType),
        promotionPointValue: NullOr(Decimal),
      }),
      ({ cost, promotionPointType: type, promotionPointValue, ...rate }) => ({
        value: earnedPoints(
          cost,
          rate,
          type === "multipliedPoints" || type === "addedPoints"
            ? { type, value: promotionPointValue ?? "0" }
            : null,
        ),
      }),
    ),
  ],
]
