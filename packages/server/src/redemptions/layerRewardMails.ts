import { isEmail } from "@listwright/domain/shared"
import { Effect, Layer, Schedule } from "effect"
import { Site } from "../configuration/Site.ts"
import { Mails } from "../mail/Mails.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import type { RewardOrder } from "./RewardOrder.ts"
import { RewardOrders } from "./RewardOrders.ts"
import { redeemedMail, toSendMail } from "./rewardMails.ts"

/** How soon the mails of a redemption go out, and are tried again. */
const LOOK_EVERY = Schedule.spaced("1 second")

const mail = Effect.fn("rewards.mail")(function* (order: RewardOrder) {
  const { send } = yield* Mails
  const { contactEmail } = (yield* Site).configuration
  yield* send(redeemedMail(order))
  if (isEmail(contactEmail)) yield* send(toSendMail(order, contactEmail))
  yield* (yield* RewardOrders).mailed(order.orderCode)
})

/** Mails redemptions to the users and to the site. Whenever the server ends, each mail is sent, and is one. */
export const mailRedemptions = Effect.gen(function* () {
  const orders = yield* RewardOrders
  const lease = yield* SiteLease
  if (!(yield* lease.isHeld)) return
  for (const order of yield* orders.unmailed)
    // A mail that cannot be sent is tried again, and keeps nobody else's waiting.
    yield* Effect.catchCause(mail(order), (cause) =>
      Effect.logError(`the rewards ${order.orderCode} cannot be mailed`, cause),
    )
}).pipe(Effect.withSpan("mailRedemptions"))

/** Mails redemptions for as long as the server runs. */
export const layerRewardMails = Layer.effectDiscard(
  mailRedemptions.pipe(
    Effect.catchCause((cause) => Effect.logError("redemptions cannot be mailed", cause)),
    Effect.repeat(LOOK_EVERY),
    Effect.forkScoped,
  ),
)
