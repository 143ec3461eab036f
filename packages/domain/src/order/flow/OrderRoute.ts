import type { interfaceVersionReading } from "../../shared/readings.ts"

/** The layout of the builder. 1 pays on a screen of its own, 2 on the summary. spec: order-builder §2.6 */
export type OrderLayout = (typeof interfaceVersionReading.options)[number]

/** The routes of an order; 'order' stands for the builder with all its geo and demo pages. spec: order-builder §2.1 */
export const ORDER_ROUTES = ["order", "summary", "payment", "success"] as const
export type OrderRoute = (typeof ORDER_ROUTES)[number]

/** What most pages of the builder are called. spec: order-builder §2.1 */
export const ORDER_PAGE_TITLE = "Order Leads"

/** The address of a route of the builder. */
export const orderPath = (listType: number, route: OrderRoute): string =>
  route === "order" ? `/order/${listType}` : `/order/${listType}/${route}`

/**
 * Whether the builder goes on with the order of the session or starts a fresh one: the query flag FromGateway says so by
 * being there, whatever its value. null: it is not there. spec: order-builder §2.1
 */
export const orderStart = (fromGateway: string | null): "session" | "fresh" =>
  fromGateway === null ? "fresh" : "session"
