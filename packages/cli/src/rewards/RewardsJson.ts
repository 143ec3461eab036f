import { Gift, GiftCategory, Points, RedemptionResult, Redemption } from "@listwright/domain/rewards"
import { Schema } from "effect"

/** The output of `rewards points --json`. */
export const PointsJson = Points.annotate({
  identifier: "Points",
  description: "Your reward points. Available points are earned and bonus points minus redeemed points.",
})

/** The output of `rewards store --json`. */
export const RewardStoreJson = Schema.Struct({
  availablePoints: Schema.Int.annotate({ description: "points that you can redeem" }),
  categories: Schema.Array(GiftCategory),
  gifts: Schema.Array(Gift).annotate({ description: "in the order that was asked for, at most 100" }),
}).annotate({ identifier: "RewardStore", description: "What points can be redeemed for." })

/** The output of `rewards redeem --json`. */
export const RedemptionResultJson = RedemptionResult.annotate({
  identifier: "Redeemed",
  description: "A redemption's code and the remaining points.",
})

/** The output of `rewards history --json`. */
export const RedemptionsJson = Schema.Struct({
  redemptions: Schema.Array(Redemption).annotate({ description: "the latest first" }),
}).annotate({ identifier: "Redemptions", description: "What you have redeemed." })
