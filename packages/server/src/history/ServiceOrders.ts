import type { Reach } from "@listwright/domain/account"
import type { BadLine, ServiceOrder, ServiceOrderLine, ServiceOrderType } from "@listwright/domain/history"
import type { NotFound } from "@listwright/domain/shared"
import { Context, type Effect, type Stream } from "effect"
import type { DeliveredFile } from "../orders/PlacedOrders.ts"
import type { HistoryAsked, RowsOfPage } from "./HistoryAsked.ts"

/** Which file of a service order. */
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
    /** A file of a complete order; NotFound as well where it has none. */
    readonly file: (reach: Reach, guid: string, file: ServiceFile) => Effect.Effect<DeliveredFile, NotFound>
    /**
     * Takes all orders, or none and says which lines are wrong, those that are `broken` among them. An order of a known code
     * replaces that one.
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
