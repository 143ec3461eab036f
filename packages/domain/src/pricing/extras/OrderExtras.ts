import { Schema } from "effect"
import { OfferedColumn } from "../../audience/attributes/OutputColumn.ts"
import { MobilePackage } from "../MobilePackage.ts"
import { LabelOffer } from "../quote/labelOffer.ts"
import { UsageRow } from "../price-list/PriceList.ts"

/**
 * Everything that an order can have besides its records, as its price list sells it at the quantity that is ordered.
 */
export const OrderExtras = Schema.Struct({
  /** Columns that can be added to the file, with what each adds to the price of a record. */
  columns: Schema.Array(OfferedColumn),
  /** Columns that come without being asked for: those that the audience is chosen by. */
  included: Schema.Array(Schema.Struct({ ColumnName: Schema.String, ColumnDesc: Schema.String })),
  /** How often the list may be used. */
  usages: Schema.Array(UsageRow),
  /** null: the source has no labels. */
  labels: Schema.NullOr(LabelOffer),
  mobilePackages: Schema.Array(MobilePackage),
  /** What is priced by a row that asks to notify the site, as people read it. */
  notified: Schema.Array(Schema.String),
  /** Reward points that the order earns once it is paid. */
  points: Schema.Int,
})
export type OrderExtras = typeof OrderExtras.Type
