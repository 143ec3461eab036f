import { type Notice, notice } from "../../shared/Notice.ts"
import { orderTexts } from "../../shared/wording/orderTexts.ts"
import type { MessageText } from "../../shared/wording/MessageText.ts"

/** The title shown if an order wasn't placed [ob8-placing-failed]. */
export const PLACE_ORDER_ERROR: MessageText = orderTexts.placeOrderFailedTitle

/** The notice that the order couldn't be placed [ob8-placing-failed]. */
export const placeOrderFailedNotice: Notice = notice(
  "error",
  PLACE_ORDER_ERROR,
  "Unfortunately, the system is unable to process your request. Our technical support specialists have been notified. Thank you for your patience while we work to resolve the error.",
)
