import { Context, type Effect } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { Paging } from "../shared/Paging.ts"
import type { ListOrder } from "./ListOrder.ts"
import type { ListOrderDetail } from "./ListOrderDetail.ts"
import type { OrderMoreRequest } from "./orderMoreRequest.ts"
import type { OrderType, ServiceOrderType } from "./orderTypes.ts"
import type { ServiceOrder } from "./ServiceOrder.ts"
import type { DraftId } from "../shared/DraftId.ts"
import type { AccountId } from "../account/AccountId.ts"

/** A search for orders. */
export interface HistoryQuery {
  /** The account; null for all accounts that the user may see. */
  readonly accountId: AccountId | null
  /** Part of a name or code; '' matches everything. */
  readonly search: string
}

/** One page of rows, most recent first. */
export interface HistoryRowPage<Row> {
  readonly items: ReadonlyArray<Row>
  readonly total: number
}

/** The port for the orders that the user may see. */
export class History extends Context.Service<
  History,
  {
    readonly listOrders: (
      query: HistoryQuery,
      paging: Paging,
    ) => Effect.Effect<HistoryRowPage<ListOrder>, CallFailed>
    readonly serviceOrders: (
      type: ServiceOrderType,
      query: HistoryQuery,
      paging: Paging,
    ) => Effect.Effect<HistoryRowPage<ServiceOrder>, CallFailed>
    readonly detail: (
      order: Pick<ListOrder, "draftId" | "orderCode">,
    ) => Effect.Effect<ListOrderDetail, CallFailed>
    /** Returns a service order with the list of its services, as rendered by the server. */
    readonly serviceDetail: (
      id: string,
    ) => Effect.Effect<{ readonly order: ServiceOrder; readonly servicesListHtml: string }, CallFailed>
    /** Returns the account that Order More uses for an order. */
    readonly orderMoreAccount: (id: string) => Effect.Effect<AccountId, CallFailed>
    /** Orders more records for an order's list and returns the new order's session. */
    readonly orderMore: (id: string, request: OrderMoreRequest) => Effect.Effect<DraftId, CallFailed>
    /** Returns a whole tab as CSV (Export All), with the server's name for the file. */
    readonly exportAll: (
      type: OrderType,
      query: HistoryQuery,
    ) => Effect.Effect<{ readonly fileName: string; readonly bytes: Uint8Array }, CallFailed>
  }
>()("@listwright/domain/History") {}
