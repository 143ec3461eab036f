import { type Notice, notice } from "../shared/Notice.ts"
import { TEXTS } from "../shared/wording/texts.ts"

/** The notice shown if Order More fails [p8-order-more-failed]. */
export const orderMoreFailedNotice: Notice = notice(
  "error",
  TEXTS.orderMoreFailedTitle,
  TEXTS.orderMoreFailed,
)
