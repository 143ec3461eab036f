import type { ListOrder } from "@listwright/domain/history"

/** The data of a list order that its dialogs need. */
export type DialogOrder = Pick<
  ListOrder,
  "orderId" | "orderCode" | "sessionId" | "orderDesc" | "orderDate" | "listType"
>
