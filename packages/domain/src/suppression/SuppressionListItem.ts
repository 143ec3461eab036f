import { Schema } from "effect"
import { Records } from "../shared/Records.ts"

/** The kinds of suppression: prior orders, saved counts and uploaded files. */
export const SuppressionKind = Schema.Literals(["orders", "savedCounts", "files"])
export type SuppressionKind = typeof SuppressionKind.Type

/** The three kinds, in screen order. */
export const SUPPRESSION_KINDS: ReadonlyArray<SuppressionKind> = SuppressionKind.literals

/** A row in the lists available for suppression. */
export const SuppressionListItem = Schema.Struct({
  /** The ISO date of the order, the count or the upload. */
  orderDate: Schema.String,
  orderCode: Schema.String,
  /** The name given by the buyer, or the file's name. */
  name: Schema.String,
  description: Schema.String,
  quantity: Records,
  /** The value that identifies the row in definitions and orders; unique within its kind. */
  value: Schema.String,
  /** The key code of a saved count; null for the other kinds. */
  savedListCode: Schema.NullOr(Schema.String),
  countId: Schema.NullOr(Schema.String),
})
export type SuppressionListItem = typeof SuppressionListItem.Type

/** A selected row. */
export const SelectedSuppression = Schema.Struct({
  name: Schema.String,
  code: Schema.String,
  value: Schema.String,
})
export type SelectedSuppression = typeof SelectedSuppression.Type

/** Converts an available row to a selected row. */
export const selectedSuppression = (item: SuppressionListItem): SelectedSuppression => ({
  name: item.name,
  code: item.orderCode,
  value: item.value,
})
