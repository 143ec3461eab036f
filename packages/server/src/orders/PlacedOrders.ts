import type { AccountId, Reach, RecentRow, UserId } from "@listwright/domain/account"
import type { FoundOrders, OrderQuestion, OrderReceipt } from "@listwright/domain/order"
import type { NotFound, OrderCode } from "@listwright/domain/shared"
import { Context, type Effect } from "effect"
import type { DownloadClosed } from "./DownloadClosed.ts"

/** A delivered list to download. */
export interface DeliveredFile {
  readonly fileName: string
  /** Absolute. */
  readonly path: string
}

/** A receipt with the account that the order is for. */
export interface OwnedReceipt extends OrderReceipt {
  readonly accountId: AccountId
}

/** Orders that were placed. What is not reached looks exactly like what does not exist. */
export class PlacedOrders extends Context.Service<
  PlacedOrders,
  {
    /** Finds orders within reach, the latest first. */
    readonly find: (reach: Reach, question: OrderQuestion) => Effect.Effect<FoundOrders>
    /** Returns a user's latest orders, without declined ones, for the cards of the landing page. */
    readonly latest: (userId: UserId, most: number) => Effect.Effect<ReadonlyArray<RecentRow>>
    readonly receipt: (reach: Reach, orderCode: OrderCode) => Effect.Effect<OrderReceipt, NotFound>
    /** NotFound as well until the list is delivered. */
    readonly file: (
      reach: Reach,
      orderCode: OrderCode,
    ) => Effect.Effect<DeliveredFile, DownloadClosed | NotFound>
    /** For the server's own work, regardless of who owns the order. */
    readonly receiptOf: (orderCode: OrderCode) => Effect.Effect<OwnedReceipt, NotFound>
    /** Its list, for whoever works for the site. */
    readonly fileOf: (orderCode: OrderCode) => Effect.Effect<DeliveredFile, DownloadClosed | NotFound>
  }
>()("@listwright/server/orders/PlacedOrders") {}
