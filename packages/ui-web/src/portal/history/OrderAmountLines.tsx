import { isCharged, type OrderAmounts, refundedText, taxText } from "@listwright/domain/order"
import { dollars } from "@listwright/domain/shared"

/** An order's amounts, one line each: the charge, its tax, and its refund. */
export function OrderAmountLines({ amounts }: { readonly amounts: OrderAmounts }) {
  const charged = isCharged(amounts)
  const [tax, refunded] = [taxText(amounts), refundedText(amounts)]
  return (
    <>
      <span className="block font-medium">{dollars(charged ? amounts.charged : amounts.total)}</span>
      {tax === null ? null : (
        <span className="block text-xs font-normal whitespace-nowrap text-muted">{tax}</span>
      )}
      {charged ? null : <span className="block text-xs font-normal text-muted">not charged</span>}
      {refunded === null ? null : (
        <span className="block text-xs font-normal whitespace-nowrap text-positive">{refunded}</span>
      )}
    </>
  )
}
