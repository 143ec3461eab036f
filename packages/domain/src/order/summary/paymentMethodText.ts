import type { OrderReceipt } from "../Orders.ts"

/**
 * Formats an order's payment method: 'VISA ending in 1111', or the processor's name if the order was paid on the
 * processor's pages.
 */
export const paymentMethodText = ({
  cardType,
  lastDigits,
}: Pick<OrderReceipt, "cardType" | "lastDigits">): string =>
  lastDigits === "" ? cardType : `${cardType} ending in ${lastDigits}`
