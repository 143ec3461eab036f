import { Schema } from "effect"
import { OfferedColumn } from "../../audience/attributes/OutputColumn.ts"
import { MobilePackage } from "../MobilePackage.ts"
import { LabelOffer } from "../price/labelOffer.ts"
import { UsageRow } from "../price-list/PriceList.ts"

/** The extras that an order can have in addition to its records, at the prices for the ordered quantity. */
export const OrderExtras = Schema.Struct({
  /** The columns that can be added to the file, with the amount that each adds to the price per record. */
  columns: Schema.Array(OfferedColumn),
  /** The columns included automatically because they're used to select the audience. */
  included: Schema.Array(Schema.Struct({ column: Schema.String, name: Schema.String })),
  /** The usages offered for the list. */
  usages: Schema.Array(UsageRow),
  /** The labels offered; null if the source doesn't offer any. */
  labels: Schema.NullOr(LabelOffer),
  mobilePackages: Schema.Array(MobilePackage),
  /** The names of the elements whose price rows require notifying the site. */
  notified: Schema.Array(Schema.String),
  /** The reward points that the order earns once it's paid. */
  points: Schema.Int,
})
export type OrderExtras = typeof OrderExtras.Type
