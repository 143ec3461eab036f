import type { UserId } from "@listwright/domain/account"
import type { CountReceipt } from "@listwright/domain/counting"
import type {
  SavedListId,
  FullSavedList,
  CountComparison,
  WatchedList,
  WatchSchedule,
} from "@listwright/domain/saved-lists"
import { Context, type Effect } from "effect"

/** A watched list, as of its last count. */
export interface Watch {
  readonly id: SavedListId
  readonly userId: UserId
  /**
   * The receipt for the last count; null if the list was saved before receipts were stored and hasn't been counted
   * since.
   */
  readonly receipt: CountReceipt | null
  /** The person keys of the last count, 8 bytes each, ascending; null if unknown. */
  readonly people: Uint8Array | null
  readonly turn: number
}

/** A change that hasn't been reported to its watcher yet. */
export interface UnreportedChange extends Pick<Watch, "id" | "userId" | "turn"> {
  readonly change: CountComparison
}

/** The result of a count: a receipt and the change, or the reason that it failed. */
export type WatchCountResult =
  | {
      readonly receipt: CountReceipt
      readonly change: CountComparison | null
      readonly people: Uint8Array | null
    }
  | { readonly problem: string }

/** The saved lists that users watch. The caller must check that a user may watch a list. */
export class Watches extends Context.Service<
  Watches,
  {
    /** Starts watching from the list's count; watching again changes the counting frequency. */
    readonly watch: (userId: UserId, list: FullSavedList, every: WatchSchedule) => Effect.Effect<void>
    readonly unwatch: (userId: UserId, id: SavedListId) => Effect.Effect<void>
    readonly all: (userId: UserId) => Effect.Effect<ReadonlyArray<WatchedList>>
    /**
     * Returns the due watch with the oldest count: a monthly watch is due after a month, and any other once `snapshots`
     * no longer includes its count's snapshot. Watches with an unreported change are excluded.
     */
    readonly nextDue: (snapshots: ReadonlyArray<string>) => Effect.Effect<Watch | null>
    /** Stores the result of a count, unless a result for the same turn was already stored. */
    readonly counted: (watch: Watch, snapshot: string, counted: WatchCountResult) => Effect.Effect<void>
    /** Returns the next watch counted in one of these snapshots whose records haven't been looked up since. */
    readonly nextUnknown: (snapshots: ReadonlyArray<string>) => Effect.Effect<Watch | null>
    /** Stores the list's person keys as of its last count, unless another count was stored in the meantime. */
    readonly known: (watch: Watch, people: Uint8Array | null) => Effect.Effect<void>
    readonly untold: Effect.Effect<ReadonlyArray<UnreportedChange>>
    readonly told: (watch: Pick<Watch, "id" | "userId" | "turn">) => Effect.Effect<void>
  }
>()("@listwright/server/watching/Watches") {}
