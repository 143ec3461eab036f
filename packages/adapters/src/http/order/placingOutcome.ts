import { OrderNotPlaced, type PlacedOrder, placeOrderFailedNotice } from "@listwright/domain/order"
import { parseOriginalMessage } from "@listwright/domain/wording"
import { Effect } from "effect"
import type { PlacingReply } from "../../contract/original/order/OrderGroup.ts"

/** Returns the placed order, or fails with the title and the reason of the refusal [ob8-placing-failed]. */
export const placingOutcome = (reply: PlacingReply): Effect.Effect<PlacedOrder, OrderNotPlaced> =>
  reply.IsSuccess
    ? Effect.succeed({
        orderCode: reply.OrderCode,
        accountName: reply.AccountName,
        placementId: reply.OrderSessionGuid,
        submittedAt: reply.OrderSubmittedDate,
        isPending: reply.IsPending ?? false,
        ...(reply.PaymentUrl === undefined
          ? {}
          : { paymentPage: { address: reply.PaymentUrl, expiresAt: reply.PaymentUntil ?? "" } }),
      })
    : Effect.fail(
        new OrderNotPlaced({
          title: reply.Title === undefined ? placeOrderFailedNotice.title : parseOriginalMessage(reply.Title),
          reason:
            reply.Message === undefined ? placeOrderFailedNotice.text : parseOriginalMessage(reply.Message),
        }),
      )
