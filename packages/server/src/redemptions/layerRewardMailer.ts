import { isEmail } from "@listwright/domain/shared"
import { Effect } from "effect"
import { Site } from "../configuration/Site.ts"
import { layerRecurringMailing, emailDueRows } from "../mail/emailDueRows.ts"
import { Mailer } from "../mail/Mailer.ts"
import type { RewardOrder } from "./RewardOrder.ts"
import { RewardOrders } from "./RewardOrders.ts"
import { redemptionEmail, rewardFulfillmentEmail } from "./rewardEmails.ts"

const mail = Effect.fn("rewards.mail")(function* (order: RewardOrder) {
  const { send } = yield* Mailer
  const { contactEmail } = (yield* Site).configuration
  yield* send(redemptionEmail(order))
  if (isEmail(contactEmail)) yield* send(rewardFulfillmentEmail(order, contactEmail))
})

/** Emails pending redemptions to their users and to the site. */
export const emailRedemptions = Effect.flatMap(RewardOrders, (orders) =>
  emailDueRows("the rewards", orders, ({ orderCode }) => orderCode, mail),
)

/** Emails redemptions while the server runs. */
export const layerRewardMailer = layerRecurringMailing("redemptions", emailRedemptions)
