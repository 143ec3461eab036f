import type { AccountId, Reach } from "@listwright/domain/account"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { Choices } from "@listwright/domain/drafts"
import type { ChargedListOrder, ListOrder, ListOrderDetail } from "@listwright/domain/history"
import type { DraftId, NotFound, OrderCode } from "@listwright/domain/shared"
import { Context, type Effect, type Stream } from "effect"
import type { HistoryCriteria, RowSlice } from "./HistoryCriteria.ts"

/** An ordered list from which more records can be ordered. */
export interface OrderedList {
  readonly row: ListOrder
  readonly accountId: AccountId
  readonly definition: CanonicalDefinition
  /** The choices other than the selection, promotion, and quantities. */
  readonly choices: Choices
}

/** The list orders shown in the history. An inaccessible order is treated as nonexistent. */
export class PastOrders extends Context.Service<
  PastOrders,
  {
    /** Returns a page, most recent first, and the total number of orders. */
    readonly page: (
      reach: Reach,
      asked: HistoryCriteria,
      rows: RowSlice,
    ) => Effect.Effect<{ readonly items: ReadonlyArray<ChargedListOrder>; readonly total: number }>
    /** Streams all matching orders, reading them in batches on demand. */
    readonly all: (reach: Reach, asked: HistoryCriteria) => Stream.Stream<ChargedListOrder>
    /** Returns the output columns that any of the given orders has. */
    readonly outputColumns: (codes: ReadonlyArray<OrderCode>) => Effect.Effect<ReadonlyArray<string>>
    readonly ordered: (reach: Reach, orderCode: string) => Effect.Effect<OrderedList, NotFound>
    /**
     * Returns an order by its code or, without a code, the latest order placed from a draft. Declined orders are
     * returned only if there isn't another.
     */
    readonly detail: (
      reach: Reach,
      named: { readonly draftId: DraftId; readonly orderCode: OrderCode | null },
    ) => Effect.Effect<ListOrderDetail, NotFound>
  }
>()("@listwright/server/history/PastOrders") {}
