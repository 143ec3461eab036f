import { Schema } from "effect"
import { DraftId } from "../shared/DraftId.ts"
import { AccountId } from "../account/AccountId.ts"
import { SavedCountId } from "../shared/SavedCountId.ts"

/** A row of the saved lists; its source and account are needed to open it and to combine it. */
export const SavedCount = Schema.Struct({
  orderId: SavedCountId,
  sessionId: DraftId,
  /** ISO day in the site's time zone. */
  orderDate: Schema.String,
  /** ISO day, see `savedCountExpiry`. */
  expirationDate: Schema.String,
  orderCode: Schema.String,
  orderDesc: Schema.String,
  listType: Schema.Int,
  dataSourceDesc: Schema.String,
  /** The estimated total cost, in dollars with 2 decimals. */
  totalEstmCost: Schema.String,
  totalDesiredQty: Schema.Int,
  accountId: AccountId,
  accountName: Schema.String,
  userName: Schema.String,
  /** Dollars per record, with 5 decimals. */
  unitPrice: Schema.String,
})
export type SavedCount = typeof SavedCount.Type
