import { Schema } from "effect"
import { SavedCountId } from "../shared/SavedCountId.ts"
import { SinceSaved } from "./sinceSaved.ts"

/**
 * The schedule for counting a watched list: whenever the site serves other data, or a month after the previous count.
 */
export const WatchEvery = Schema.Literals(["snapshot", "month"])
export type WatchEvery = typeof WatchEvery.Type

/** A list that a user watches, and its last change that was reported to the user by mail. */
export const WatchedList = Schema.Struct({
  orderId: SavedCountId,
  name: Schema.String,
  every: WatchEvery,
  /** ISO instant of the last count. */
  countedAt: Schema.String,
  /** null: nothing has changed since it is watched. */
  change: Schema.NullOr(SinceSaved),
  /** The reason why the last count failed; null: it succeeded. */
  problem: Schema.NullOr(Schema.String),
})
export type WatchedList = typeof WatchedList.Type
