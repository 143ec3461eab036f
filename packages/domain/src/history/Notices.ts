import { type Notice, notice } from "../shared/Notice.ts"

/** [p8-order-more-failed] */
export const orderMoreFailed: Notice = notice("error", "Order More Failed", "Please try again, or cantact us")
