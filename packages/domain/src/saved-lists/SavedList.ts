import { Schema } from "effect"
import { DraftId } from "../shared/DraftId.ts"
import { AccountId } from "../account/AccountId.ts"
import { SavedListId } from "../shared/SavedListId.ts"

/** A row in the saved lists, with the source and account needed to open and combine it. */
export const SavedList = Schema.Struct({
  id: SavedListId,
  draftId: DraftId,
  /** An ISO date in the site's time zone. */
  orderDate: Schema.String,
  /** An ISO date (see `savedListExpiry`). */
  expirationDate: Schema.String,
  orderCode: Schema.String,
  name: Schema.String,
  listType: Schema.Int,
  sourceName: Schema.String,
  /** The estimated total cost, in dollars with 2 decimals. */
  estimatedCost: Schema.String,
  quantity: Schema.Int,
  accountId: AccountId,
  accountName: Schema.String,
  userName: Schema.String,
  /** The price in dollars per record, with 5 decimals. */
  unitPrice: Schema.String,
})
export type SavedList = typeof SavedList.Type
