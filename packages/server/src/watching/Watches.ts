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

/** A list that somebody watches, as it was counted the last time. */
export interface Watch {
  readonly id: SavedCountId
  readonly userId: UserId
  /** null: it was saved before receipts were kept, and not counted since. */
  readonly receipt: CountReceipt | null
  /** The person keys of that count, 8 bytes each, ascending; null: not known. */
  readonly people: Uint8Array | null
  readonly turn: number
}

/** A change that its watcher was not told of yet. */
export interface Untold extends Pick<Watch, "id" | "userId" | "turn"> {
  readonly change: SinceSaved
}

/** What a count came to: a receipt and what changed, or why it could not be made. */
export type Counted =
  | {
      readonly receipt: CountReceipt
      readonly change: SinceSaved | null
      readonly people: Uint8Array | null
    }
  | { readonly problem: string }

/** Who watches which saved lists. Who may watch what is for the caller to know. */
export class Watches extends Context.Service<
  Watches,
  {
    /** Begins from the count of the list; watching again changes how often it is counted. */
    readonly watch: (userId: UserId, list: SavedList, every: WatchEvery) => Effect.Effect<void>
    readonly unwatch: (userId: UserId, id: SavedCountId) => Effect.Effect<void>
    readonly all: (userId: UserId) => Effect.Effect<ReadonlyArray<WatchedList>>
    /**
     * The one whose count is the longest ago, of those that are to be counted: their month is over, or none of the
     * snapshots is that of their count. None whose last change is untold.
     */
    readonly nextDue: (snapshots: ReadonlyArray<string>) => Effect.Effect<Watch | null>
    /** Keeps what a count came to, unless another one of the same turn was kept before. */
    readonly counted: (watch: Watch, snapshot: string, counted: Counted) => Effect.Effect<void>
    /** One whose people were not looked up since its last count, of those that were counted in one of these snapshots. */
    readonly nextUnknown: (snapshots: ReadonlyArray<string>) => Effect.Effect<Watch | null>
    /** Keeps who is in the list by its last count, unless another count was kept meanwhile. */
    readonly known: (watch: Watch, people: Uint8Array | null) => Effect.Effect<void>
    readonly untold: Effect.Effect<ReadonlyArray<Untold>>
    readonly told: (watch: Pick<Watch, "id" | "userId" | "turn">) => Effect.Effect<void>
  }
>()("@listwright/server/watching/Watches") {}
