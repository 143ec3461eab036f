import { Schema } from "effect"
import { DraftId } from "../shared/DraftId.ts"
import { AccountId } from "../account/AccountId.ts"
import { SavedListId } from "../shared/SavedListId.ts"

/** A row of the saved lists; its source and account are needed to open it and to combine it. */
export const SavedList = Schema.Struct({
  id: SavedListId,
  draftId: DraftId,
  /** ISO day in the site's time zone. */
  orderDate: Schema.String,
  /** ISO day, see `savedListExpiry`. */
  expirationDate: Schema.String,
  orderCode: Schema.String,
  name: Schema.String,
  listType: Schema.Int,
  dataSourceDesc: Schema.String,
  /** The estimated total cost, in dollars with 2 decimals. */
  estimatedCost: Schema.String,
  quantity: Schema.Int,
  accountId: AccountId,
  accountName: Schema.String,
  userName: Schema.String,
  /** Dollars per record, with 5 decimals. */
  unitPrice: Schema.String,
})
export type SavedList = typeof SavedList.Type
