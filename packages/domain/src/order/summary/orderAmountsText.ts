import { dollars } from "../../shared/dollars.ts"
import type { OrderAmounts } from "../OrderAmounts.ts"

const NOTHING = "0.00"

/** Formats the parts of a total: '$35.00 + $2.19 tax'; null if there's no tax. */
export const taxText = ({
  taxCharge,
  totalBeforeTax,
}: Pick<OrderAmounts, "taxCharge" | "totalBeforeTax">): string | null =>
  taxCharge === NOTHING ? null : `${dollars(totalBeforeTax)} + ${dollars(taxCharge)} tax`

/** Formats the refunded amount; null if nothing was refunded. */
export const refundedText = ({ refunded }: Pick<OrderAmounts, "refunded">): string | null =>
  refunded === NOTHING ? null : `${dollars(refunded)} refunded`

/** Returns whether the order was charged; true for an order that costs nothing. */
export const isCharged = ({ charged, total }: Pick<OrderAmounts, "charged" | "total">): boolean =>
  charged !== NOTHING || total === NOTHING

/** Formats an order's amounts on one line: '$37.19 charged ($35.00 + $2.19 tax), $5.00 refunded'. */
export const orderAmountsText = (amounts: OrderAmounts): string => {
  const sum = isCharged(amounts)
    ? `${dollars(amounts.charged)} charged`
    : `${dollars(amounts.total)}, not charged`
  const tax = taxText(amounts)
  const refunded = refundedText(amounts)
  return `${sum}${tax === null ? "" : ` (${tax})`}${refunded === null ? "" : `, ${refunded}`}`
}
