import { Schema } from "effect"
import { SavedListId } from "../shared/SavedListId.ts"
import { CountComparison } from "./buildCountComparison.ts"

/** The schedule for recounting a watched list: whenever the site's data changes, or a month after the previous count. */
export const WatchSchedule = Schema.Literals(["snapshot", "month"])
export type WatchSchedule = typeof WatchSchedule.Type

/** A list that a user watches, and the last change to it that was emailed to the user. */
export const WatchedList = Schema.Struct({
  id: SavedListId,
  name: Schema.String,
  every: WatchSchedule,
  /** The time of the last count, as an ISO instant. */
  countedAt: Schema.String,
  /** The last change; null if nothing has changed since the user began watching. */
  change: Schema.NullOr(CountComparison),
  /** The reason why the last count failed; null if it succeeded. */
  problem: Schema.NullOr(Schema.String),
})
export type WatchedList = typeof WatchedList.Type
