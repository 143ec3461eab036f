import { Gift, GiftCategory, Points, Redeemed, Redemption } from "@listwright/domain/rewards"
import { Schema } from "effect"

/** What `rewards points --json` prints. */
export const PointsJson = Points.annotate({
  identifier: "Points",
  description: "Your reward points: earned and bonus points without those that were redeemed are available.",
})

/** What `rewards store --json` prints. */
export const RewardStoreJson = Schema.Struct({
  availablePoints: Schema.Int.annotate({ description: "points that you can redeem" }),
  categories: Schema.Array(GiftCategory),
  gifts: Schema.Array(Gift).annotate({ description: "in the order that was asked for, at most 100" }),
}).annotate({ identifier: "RewardStore", description: "What points are redeemed for." })

/** What `rewards redeem --json` prints. */
export const RedeemedJson = Redeemed.annotate({
  identifier: "Redeemed",
  description: "The code of a redemption, and the points that are left.",
})

/** What `rewards history --json` prints. */
export const RedemptionsJson = Schema.Struct({
  redemptions: Schema.Array(Redemption).annotate({ description: "the latest first" }),
}).annotate({ identifier: "Redemptions", description: "What you have redeemed." })
