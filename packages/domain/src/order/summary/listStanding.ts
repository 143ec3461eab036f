import { downloadClosedText, listKeptText, listRemovedText } from "../Notices.ts"
import type { OrderReceipt } from "../Orders.ts"

/** Says whether, and until when, the list of an order can be downloaded; null: it is not there yet, or has no day. */
export const listStandingText = ({
  delivery,
  downloadClosedOn,
}: Pick<OrderReceipt, "delivery" | "downloadClosedOn">): string | null => {
  if (downloadClosedOn !== null) return downloadClosedText(downloadClosedOn)
  if (delivery === null || delivery.keptUntil === null) return null
  return delivery.isKept ? listKeptText(delivery.keptUntil) : listRemovedText(delivery.keptUntil)
}
