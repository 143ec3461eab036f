import { downloadClosedText, downloadDeadlineText, listRemovedText } from "../Notices.ts"
import type { OrderReceipt } from "../Orders.ts"

/**
 * Says whether, and until when, an order's list can be downloaded; null if it isn't available yet or has no last day.
 */
export const listAvailabilityText = ({
  delivery,
  downloadClosedOn,
}: Pick<OrderReceipt, "delivery" | "downloadClosedOn">): string | null => {
  if (downloadClosedOn !== null) return downloadClosedText(downloadClosedOn)
  if (delivery === null || delivery.keptUntil === null) return null
  return delivery.isKept ? downloadDeadlineText(delivery.keptUntil) : listRemovedText(delivery.keptUntil)
}
