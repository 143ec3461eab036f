import type { ListOrder } from "@listwright/domain/history"

/** The list order data that its dialogs need. */
export type DialogOrder = Pick<ListOrder, "id" | "orderCode" | "draftId" | "name" | "orderDate" | "listType">
