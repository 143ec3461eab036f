import type { Reach } from "@listwright/domain/account"
import type {
  InvalidLine,
  ServiceOrder,
  ServiceOrderLine,
  ServiceOrderType,
} from "@listwright/domain/history"
import type { NotFound } from "@listwright/domain/shared"
import { Context, type Effect, type Stream } from "effect"
import type { DeliveredFile } from "../orders/PlacedOrders.ts"
import type { HistoryCriteria, RowSlice } from "./HistoryCriteria.ts"

/** The types of service-order files. */
export type ServiceFileType = "fulfillment" | "reports"

/** Service orders, which are imported from elsewhere. An inaccessible order is treated as nonexistent. */
export class ServiceOrders extends Context.Service<
  ServiceOrders,
  {
    /** Returns a page of a history tab, most recent first, and the total number of orders. */
    readonly page: (
      reach: Reach,
      tab: ServiceOrderType,
      asked: HistoryCriteria,
      rows: RowSlice,
    ) => Effect.Effect<{ readonly items: ReadonlyArray<ServiceOrder>; readonly total: number }>
    /** Streams all orders in a history tab, reading them in batches on demand. */
    readonly all: (reach: Reach, tab: ServiceOrderType, asked: HistoryCriteria) => Stream.Stream<ServiceOrder>
    /** Returns an order and the services provided, as one string per service. */
    readonly detail: (
      reach: Reach,
      guid: string,
    ) => Effect.Effect<{ readonly order: ServiceOrder; readonly services: ReadonlyArray<string> }, NotFound>
    /** Returns a completed order's file; also fails with NotFound if the order has no such file. */
    readonly file: (
      reach: Reach,
      guid: string,
      file: ServiceFileType,
    ) => Effect.Effect<DeliveredFile, NotFound>
    /**
     * Adds all orders, or adds nothing and returns the invalid lines, including the `broken` ones. An order with a
     * known code replaces the existing order.
     */
    readonly add: (
      lines: ReadonlyArray<ServiceOrderLine>,
      broken?: ReadonlyArray<InvalidLine>,
    ) => Effect.Effect<{
      readonly added: number
      readonly replaced: number
      readonly badLines: ReadonlyArray<InvalidLine>
    }>
  }
>()("@listwright/server/history/ServiceOrders") {}
