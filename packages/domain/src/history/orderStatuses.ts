import { codes } from "../shared/Codes.ts"

/**
 * The statuses that decide what may be done with an order; orders have others in between. From `paid` on the payment may
 * show. spec: portal §4 (Order status), §9 [p9-status-codes], decisions (Money)
 */
export const orderStatuses = codes({ paid: 40, serviceComplete: 50, listComplete: 75 })
