import { toCents } from "../../packages/server/src/payments/cents.ts"
import type { Invariant } from "../Invariant.ts"
import { usdOf } from "../world/Checkout.ts"

export const receiptsShowTheOrder: Invariant = {
  name: "a receipt on the screen shows its order, its tax and what was given back, to the cent",
  violations: ({ books, receipts }) => {
    const orders = new Map(books.orders.map((order) => [order.code, order]))
    const refunds = new Map(books.refunds.map((refund) => [refund.key, refund.amount]))
    return receipts.flatMap(({ delivery, orderCode, taxCharge, total, totalBeforeTax }) => {
      const order = orders.get(orderCode)
      if (order === undefined) return [`the receipt of ${orderCode} has no order`]
      const sum = toCents(totalBeforeTax) + toCents(taxCharge)
      const given = refunds.get(`refund:${orderCode}`) ?? "0.00"
      return [
        ...(toCents(total) === toCents(order.total)
          ? []
          : [`the receipt of ${orderCode} shows ${total}, ordered for ${order.total}`]),
        ...(sum === toCents(total)
          ? []
          : [`the receipt of ${orderCode} adds up to ${usdOf(sum)}, not ${total}`]),
        ...(delivery === null || toCents(delivery.refunded) === toCents(given)
          ? []
          : [`the receipt of ${orderCode} shows ${delivery.refunded} given back, it was ${given}`]),
      ]
    })
  },
}
