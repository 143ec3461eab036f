import { Schema } from "effect"
import { Records } from "../shared/Records.ts"

/** The kinds of suppression: prior orders, saved counts and uploaded files. */
export const SuppressionKind = Schema.Literals(["orders", "savedCounts", "files"])
export type SuppressionKind = typeof SuppressionKind.Type

/** The three kinds, in the order of the screen. */
export const SUPPRESSION_KINDS: ReadonlyArray<SuppressionKind> = SuppressionKind.literals

/** A row of the lists to suppress by. */
export const SuppressionListItem = Schema.Struct({
  /** ISO day of the order, the count or the upload. */
  orderDate: Schema.String,
  orderCode: Schema.String,
  /** The name that the buyer gave; of a file its name. */
  orderDesc: Schema.String,
  suppressionDesc: Schema.String,
  totalDesiredQty: Records,
  /** Names the row in definitions and orders; unique within its kind. */
  suppressionValue: Schema.String,
  /** The key code of a saved count; null for the other kinds. */
  geoKeyCode: Schema.NullOr(Schema.String),
  countId: Schema.NullOr(Schema.String),
})
export type SuppressionListItem = typeof SuppressionListItem.Type

/** A row that was picked. */
export const SelectedSuppression = Schema.Struct({
  name: Schema.String,
  code: Schema.String,
  value: Schema.String,
})
export type SelectedSuppression = typeof SelectedSuppression.Type

/** A row of the list as it is picked. */
export const selectedSuppression = (item: SuppressionListItem): SelectedSuppression => ({
  name: item.orderDesc,
  code: item.orderCode,
  value: item.suppressionValue,
})
