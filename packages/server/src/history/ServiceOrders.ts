import type { Reach } from "@listwright/domain/account"
import type { BadLine, ServiceOrder, ServiceOrderLine, ServiceOrderType } from "@listwright/domain/history"
import type { NotFound } from "@listwright/domain/shared"
import { Context, type Effect, type Stream } from "effect"
import type { DeliveredFile } from "../orders/PlacedOrders.ts"
import type { HistoryAsked, RowsOfPage } from "./HistoryAsked.ts"

/** The kinds of files of a service order. */
export type ServiceFile = "fulfillment" | "reports"

/** Orders of services, which come from elsewhere. What is not reached looks exactly like what does not exist. */
export class ServiceOrders extends Context.Service<
  ServiceOrders,
  {
    /** A page of a tab, the latest first, and how many there are in all. */
    readonly page: (
      reach: Reach,
      tab: ServiceOrderType,
      asked: HistoryAsked,
      rows: RowsOfPage,
    ) => Effect.Effect<{ readonly items: ReadonlyArray<ServiceOrder>; readonly total: number }>
    /** All of a tab, read in parts as they are taken. */
    readonly all: (reach: Reach, tab: ServiceOrderType, asked: HistoryAsked) => Stream.Stream<ServiceOrder>
    /** An order with what was done, a text each. */
    readonly detail: (
      reach: Reach,
      guid: string,
    ) => Effect.Effect<{ readonly order: ServiceOrder; readonly services: ReadonlyArray<string> }, NotFound>
    /** Returns a file of a complete order; also fails with NotFound if the order has no such file. */
    readonly file: (reach: Reach, guid: string, file: ServiceFile) => Effect.Effect<DeliveredFile, NotFound>
    /**
     * Adds all orders, or adds nothing and returns the lines that are wrong, including the `broken` ones. An order
     * with a known code replaces the existing one.
     */
    readonly add: (
      lines: ReadonlyArray<ServiceOrderLine>,
      broken?: ReadonlyArray<BadLine>,
    ) => Effect.Effect<{
      readonly added: number
      readonly replaced: number
      readonly badLines: ReadonlyArray<BadLine>
    }>
  }
>()("@listwright/server/history/ServiceOrders") {}
