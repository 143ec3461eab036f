import type { OrderReceipt } from "@listwright/domain/order"
import { buttonClasses } from "../../design/Button.tsx"

/** A link to a pending order's payment page; empty if there isn't one. */
export function PaymentLink({ cardType, paymentPage }: Pick<OrderReceipt, "cardType" | "paymentPage">) {
  return paymentPage === undefined ? null : (
    <a className={buttonClasses("primary")} href={paymentPage.address}>
      Pay at {cardType}
    </a>
  )
}
