import { OrderCode } from "../shared/OrderCode.ts"
import { Schema } from "effect"
import { OrderAmounts } from "../order/OrderAmounts.ts"
import { DraftId } from "../shared/DraftId.ts"

/** A row of the history's Lists/Leads tab. */
export const ListOrder = Schema.Struct({
  id: Schema.String,
  draftId: DraftId,
  /** An ISO date or instant. */
  orderDate: Schema.String,
  orderCode: OrderCode,
  name: Schema.String,
  sourceName: Schema.String,
  quantity: Schema.Int,
  /** The estimated total cost, in dollars with 2 decimals. */
  estimatedCost: Schema.String,
  userName: Schema.String,
  accountName: Schema.String,
  /** The status; 40, 50, and 75 have specific meanings (see `orderStatuses`). */
  status: Schema.Int,
  isOnline: Schema.Boolean,
  orderType: Schema.Int,
  listType: Schema.Int,
})
export type ListOrder = typeof ListOrder.Type

/** A row with its amounts, and with whether its list can no longer be downloaded; the search call returns neither. */
export const ChargedListOrder = Schema.Struct({
  ...ListOrder.fields,
  ...OrderAmounts.fields,
  isDownloadClosed: Schema.Boolean,
})
export type ChargedListOrder = typeof ChargedListOrder.Type
