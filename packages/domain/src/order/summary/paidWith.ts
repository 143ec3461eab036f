import type { OrderReceipt } from "../Orders.ts"

/** What paid an order: 'VISA ending in 1111', or the processor where it was paid on its pages. */
export const paidWith = ({ cardType, lastDigits }: Pick<OrderReceipt, "cardType" | "lastDigits">): string =>
  lastDigits === "" ? cardType : `${cardType} ending in ${lastDigits}`
