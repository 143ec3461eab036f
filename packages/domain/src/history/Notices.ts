import { type Notice, notice } from "../shared/Notice.ts"
import { portalTexts } from "../shared/wording/portalTexts.ts"

/** The notice shown if Order More fails [p8-order-more-failed]. */
export const orderMoreFailedNotice: Notice = notice(
  "error",
  portalTexts.orderMoreFailedTitle,
  portalTexts.orderMoreFailed,
)
