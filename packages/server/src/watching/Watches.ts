import type { UserId } from "@listwright/domain/account"
import type { CountReceipt } from "@listwright/domain/counting"
import type {
  SavedCountId,
  SavedList,
  SinceSaved,
  WatchedList,
  WatchEvery,
} from "@listwright/domain/saved-lists"
import { Context, type Effect } from "effect"

/** A watched list, as it was last counted. */
export interface Watch {
  readonly id: SavedCountId
  readonly userId: UserId
  /** null: it was saved before receipts were kept, and not counted since. */
  readonly receipt: CountReceipt | null
  /** The person keys of that count, 8 bytes each, ascending; null: not known. */
  readonly people: Uint8Array | null
  readonly turn: number
}

/** A change that hasn't been reported to its watcher yet. */
export interface Untold extends Pick<Watch, "id" | "userId" | "turn"> {
  readonly change: SinceSaved
}

/** The result of a count: a receipt and the change, or the reason that it failed. */
export type Counted =
  | {
      readonly receipt: CountReceipt
      readonly change: SinceSaved | null
      readonly people: Uint8Array | null
    }
  | { readonly problem: string }

/** Stores which users watch which saved lists. The caller must check that a user may watch a list. */
export class Watches extends Context.Service<
  Watches,
  {
    /** Begins from the count of the list; watching again changes how often it is counted. */
    readonly watch: (userId: UserId, list: SavedList, every: WatchEvery) => Effect.Effect<void>
    readonly unwatch: (userId: UserId, id: SavedCountId) => Effect.Effect<void>
    readonly all: (userId: UserId) => Effect.Effect<ReadonlyArray<WatchedList>>
    /**
     * Returns the due watch whose count is the oldest: a monthly one is due after a month, any other once its count
     * is from a snapshot not listed. Watches with an unreported change are left out.
     */
    readonly nextDue: (snapshots: ReadonlyArray<string>) => Effect.Effect<Watch | null>
    /** Stores the result of a count, unless another one of the same turn was stored before. */
    readonly counted: (watch: Watch, snapshot: string, counted: Counted) => Effect.Effect<void>
    /** One whose people were not looked up since its last count, of those that were counted in one of these snapshots. */
    readonly nextUnknown: (snapshots: ReadonlyArray<string>) => Effect.Effect<Watch | null>
    /** Keeps who is in the list by its last count, unless another count was kept meanwhile. */
    readonly known: (watch: Watch, people: Uint8Array | null) => Effect.Effect<void>
    readonly untold: Effect.Effect<ReadonlyArray<Untold>>
    readonly told: (watch: Pick<Watch, "id" | "userId" | "turn">) => Effect.Effect<void>
  }
>()("@listwright/server/watching/Watches") {}
