import type { AccountId, Reach, RecentRow, UserId } from "@listwright/domain/account"
import type { FoundOrders, OrderQuery, OrderReceipt } from "@listwright/domain/order"
import type { NotFound, OrderCode } from "@listwright/domain/shared"
import { Context, type Effect } from "effect"
import type { DownloadClosed } from "./DownloadClosed.ts"

/** A delivered list that can be downloaded. */
export interface DeliveredFile {
  readonly fileName: string
  /** The file's absolute path. */
  readonly path: string
}

/** A receipt, with the account that the order was placed for. */
export interface OwnedReceipt extends OrderReceipt {
  readonly accountId: AccountId
}

/** The placed orders. An inaccessible order is treated as nonexistent. */
export class PlacedOrders extends Context.Service<
  PlacedOrders,
  {
    /** Finds accessible orders, most recent first. */
    readonly find: (reach: Reach, question: OrderQuery) => Effect.Effect<FoundOrders>
    /** Returns a user's latest orders, except for declined ones, for the landing page's cards. */
    readonly latest: (userId: UserId, most: number) => Effect.Effect<ReadonlyArray<RecentRow>>
    readonly receipt: (reach: Reach, orderCode: OrderCode) => Effect.Effect<OrderReceipt, NotFound>
    /** Returns the list's file and records the download; also fails with NotFound until the list is delivered. */
    readonly file: (
      reach: Reach,
      orderCode: OrderCode,
    ) => Effect.Effect<DeliveredFile, DownloadClosed | NotFound>
    /** Returns a receipt for the server's own work, regardless of the order's owner. */
    readonly receiptOf: (orderCode: OrderCode) => Effect.Effect<OwnedReceipt, NotFound>
    /** Returns an order's list for the site's staff. */
    readonly fileOf: (orderCode: OrderCode) => Effect.Effect<DeliveredFile, DownloadClosed | NotFound>
  }
>()("@listwright/server/orders/PlacedOrders") {}
