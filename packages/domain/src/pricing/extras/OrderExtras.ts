import { Schema } from "effect"
import { OfferedColumn } from "../../audience/attributes/OutputColumn.ts"
import { MobilePackage } from "../MobilePackage.ts"
import { LabelOffer } from "../price/labelOffer.ts"
import { UsageRow } from "../price-list/PriceList.ts"

/** The extras that an order can have in addition to its records, at the prices for the ordered quantity. */
export const OrderExtras = Schema.Struct({
  /** Columns that can be added to the file, with the amount that each adds to the price per record. */
  columns: Schema.Array(OfferedColumn),
  /** Columns that are included automatically, because the audience is selected by them. */
  included: Schema.Array(Schema.Struct({ column: Schema.String, name: Schema.String })),
  /** The usages that the list is sold for. */
  usages: Schema.Array(UsageRow),
  /** The labels on offer; null if the source has none. */
  labels: Schema.NullOr(LabelOffer),
  mobilePackages: Schema.Array(MobilePackage),
  /** The names of the elements whose price row requires notifying the site. */
  notified: Schema.Array(Schema.String),
  /** Reward points that the order earns once it is paid. */
  points: Schema.Int,
})
export type OrderExtras = typeof OrderExtras.Type
