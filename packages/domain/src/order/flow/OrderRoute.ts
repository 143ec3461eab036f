import type { OrderStep } from "../../definition/OrderStep.ts"
import type { interfaceVersionReading } from "../../shared/readings.ts"

/** The builder's layout. Layout 1 collects payment on a separate screen, layout 2 on the summary. */
export type OrderLayout = (typeof interfaceVersionReading.options)[number]

/** An order's routes; 'order' is the builder with all its geography and demographics pages. */
export const ORDER_ROUTES = ["order", "summary", "payment", "success"] as const
export type OrderRoute = (typeof ORDER_ROUTES)[number]

/** The title of most builder pages. */
export const ORDER_PAGE_TITLE = "Order Leads"

/** Returns the path of a builder route. */
export const orderPath = (listType: number, route: OrderRoute): string =>
  route === "order" ? `/order/${listType}` : `/order/${listType}/${route}`

/**
 * Returns whether the builder continues the session's order or starts a new one. It continues if the query contains the
 * FromGateway flag, regardless of its value; `fromGateway` is null if the flag is missing.
 */
export const orderStart = (fromGateway: string | null): "session" | "fresh" =>
  fromGateway === null ? "fresh" : "session"

/** The steps at which each guarded route may be entered. */
const ALLOWED: Readonly<Record<string, ReadonlyArray<OrderStep>>> = {
  summary: ["success", "summary"],
  payment: ["success", "payment", "summary"],
  success: ["success"],
}

/** Decides whether a user may stay on a builder route or returns to the order route. Other routes aren't guarded. */
export const routeGuard = (route: string, step: OrderStep): "stay" | "order" => {
  const allowed = Object.hasOwn(ALLOWED, route) ? ALLOWED[route] : undefined
  return allowed === undefined || allowed.includes(step) ? "stay" : "order"
}

/**
 * Resolves a requested route to the one to show. The order area requires signing in; layout 2 has no payment screen
 * because its summary collects the payment [ob6-signed-in].
 */
export const resolveOrderRoute = (
  route: OrderRoute,
  visitor: { readonly isSignedIn: boolean; readonly step: OrderStep; readonly layout: OrderLayout },
): OrderRoute | "signIn" => {
  if (!visitor.isSignedIn) return "signIn"
  const wanted = visitor.layout === 2 && route === "payment" ? "summary" : route
  return routeGuard(wanted, visitor.step) === "stay" ? wanted : "order"
}
