import { Schema } from "effect"
import { SavedCountId } from "../shared/SavedCountId.ts"
import { SinceSaved } from "./sinceSaved.ts"

/** When a watched list is counted: whenever the site serves other data, or a month after the count before. */
export const WatchEvery = Schema.Literals(["snapshot", "month"])
export type WatchEvery = typeof WatchEvery.Type

/** A list that somebody watches, and the last change of it that they were told of by mail. */
export const WatchedList = Schema.Struct({
  orderId: SavedCountId,
  name: Schema.String,
  every: WatchEvery,
  /** ISO instant of the last count. */
  countedAt: Schema.String,
  /** null: nothing has changed since it is watched. */
  change: Schema.NullOr(SinceSaved),
  /** Why it could not be counted the last time; null: it was. */
  problem: Schema.NullOr(Schema.String),
})
export type WatchedList = typeof WatchedList.Type
