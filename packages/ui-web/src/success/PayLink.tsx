import type { OrderReceipt } from "@listwright/domain/order"
import { buttonLook } from "../design/Button.tsx"

/** A link to a pending order's payment page; empty if there isn't one. */
export function PayLink({ cardType, paymentPage }: Pick<OrderReceipt, "cardType" | "paymentPage">) {
  return paymentPage === undefined ? null : (
    <a className={buttonLook("primary")} href={paymentPage.address}>
      Pay at {cardType}
    </a>
  )
}
