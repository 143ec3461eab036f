import { chargedAmount, type OrderAmounts, type OrderState } from "@listwright/domain/order"
import { Schema } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"

/** An order's amounts as stored in the database. */
export const AmountColumns = {
  totalBeforeTax: Schema.String,
  taxCharge: Schema.String,
  total: Schema.String,
  refunded: Schema.String,
}

/** Selects an order's amounts from orders with the alias `o`. A refund counts once the processor has confirmed it. */
export const amountColumns = (sql: SqlClient) => sql`o.total_pretax::text AS "totalBeforeTax",
  o.tax::text AS "taxCharge", o.total::text AS total,
  (SELECT COALESCE(sum(r.amount), 0.00) FROM refunds r
    WHERE r.order_code = o.code AND r.refunded_at IS NOT NULL)::text AS refunded`

/** Returns an order's amounts as shown to users. */
export const orderAmounts = ({
  refunded,
  state,
  taxCharge,
  total,
  totalBeforeTax,
}: Omit<OrderAmounts, "charged"> & { readonly state: OrderState }): OrderAmounts => ({
  totalBeforeTax,
  taxCharge,
  total,
  charged: chargedAmount({ state, refunded, total }),
  refunded,
})
