import type { AccountId, Reach } from "@listwright/domain/account"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { Choices } from "@listwright/domain/drafts"
import type { ChargedListOrder, ListOrder, ListOrderDetail } from "@listwright/domain/history"
import type { DraftId, NotFound, OrderCode } from "@listwright/domain/shared"
import { Context, type Effect, type Stream } from "effect"
import type { HistoryAsked, RowsOfPage } from "./HistoryAsked.ts"

/** An ordered list that more records can be ordered from. */
export interface OrderedList {
  readonly row: ListOrder
  readonly accountId: AccountId
  readonly definition: CanonicalDefinition
  /** The choices made besides the selection, without its promotion and quantities. */
  readonly choices: Choices
}

/** The list orders shown in the history. An order out of reach looks exactly like one that doesn't exist. */
export class PastOrders extends Context.Service<
  PastOrders,
  {
    /** Returns a page, latest first, and the total number of orders. */
    readonly page: (
      reach: Reach,
      asked: HistoryAsked,
      rows: RowsOfPage,
    ) => Effect.Effect<{ readonly items: ReadonlyArray<ChargedListOrder>; readonly total: number }>
    /** Streams all matching orders, reading them in parts on demand. */
    readonly all: (reach: Reach, asked: HistoryAsked) => Stream.Stream<ChargedListOrder>
    /** Returns the columns that any of these orders added to its file. */
    readonly outputColumns: (codes: ReadonlyArray<OrderCode>) => Effect.Effect<ReadonlyArray<string>>
    readonly ordered: (reach: Reach, orderId: string) => Effect.Effect<OrderedList, NotFound>
    /**
     * Returns an order by its code or, without a code, the latest order that a draft became. Declined ones are
     * returned only if there isn't another.
     */
    readonly detail: (
      reach: Reach,
      named: { readonly sessionId: DraftId; readonly orderCode: OrderCode | null },
    ) => Effect.Effect<ListOrderDetail, NotFound>
  }
>()("@listwright/server/history/PastOrders") {}
