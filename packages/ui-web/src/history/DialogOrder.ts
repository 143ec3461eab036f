import type { ListOrder } from "@listwright/domain/history"

/** The list order data that its dialogs need. */
export type DialogOrder = Pick<
  ListOrder,
  "orderId" | "orderCode" | "sessionId" | "orderDesc" | "orderDate" | "listType"
>
