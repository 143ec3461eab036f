import type { OrderReceipt } from "../Orders.ts"

/**
 * Renders the payment method of an order: 'VISA ending in 1111', or the processor's name if it was paid on the
 * processor's pages.
 */
export const paidWith = ({ cardType, lastDigits }: Pick<OrderReceipt, "cardType" | "lastDigits">): string =>
  lastDigits === "" ? cardType : `${cardType} ending in ${lastDigits}`
