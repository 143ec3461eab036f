import type { OrderReceipt } from "@listwright/domain/order"
import { buttonLook } from "../design/Button.tsx"

/** Leads to the page on which a pending order is paid, of which there is one. */
export function PayLink({ cardType, paymentPage }: Pick<OrderReceipt, "cardType" | "paymentPage">) {
  return paymentPage === undefined ? null : (
    <a className={buttonLook("primary")} href={paymentPage.address}>
      Pay at {cardType}
    </a>
  )
}
