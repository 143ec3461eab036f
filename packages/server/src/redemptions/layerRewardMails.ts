import { isEmail } from "@listwright/domain/shared"
import { Effect } from "effect"
import { Site } from "../configuration/Site.ts"
import { layerMailing, mailRows } from "../mail/mailRows.ts"
import { Mails } from "../mail/Mails.ts"
import type { RewardOrder } from "./RewardOrder.ts"
import { RewardOrders } from "./RewardOrders.ts"
import { redeemedMail, toSendMail } from "./rewardMails.ts"

const mail = Effect.fn("rewards.mail")(function* (order: RewardOrder) {
  const { send } = yield* Mails
  const { contactEmail } = (yield* Site).configuration
  yield* send(redeemedMail(order))
  if (isEmail(contactEmail)) yield* send(toSendMail(order, contactEmail))
})

/** Emails pending redemptions to their users and to the site. */
export const mailRedemptions = Effect.flatMap(RewardOrders, (orders) =>
  mailRows("the rewards", orders, ({ orderCode }) => orderCode, mail),
)

/** Emails redemptions while the server runs. */
export const layerRewardMails = layerMailing("redemptions", mailRedemptions)
