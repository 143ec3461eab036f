import type { OrderLayout, OrderRoute } from "./OrderRoute.ts"
import type { OrderStep } from "../../definition/OrderStep.ts"

/** The steps at which each guarded route may be entered. spec: order-builder §2.2 */
const ALLOWED: Readonly<Record<string, ReadonlyArray<OrderStep>>> = {
  summary: ["success", "summary"],
  payment: ["success", "payment", "summary"],
  success: ["success"],
}

/** Whether a user may stay on a route of the builder or returns to the order route. Other routes are not guarded. */
export const routeGuard = (route: string, currentStep: OrderStep): "stay" | "order" => {
  const allowed = Object.hasOwn(ALLOWED, route) ? ALLOWED[route] : undefined
  return allowed === undefined || allowed.includes(currentStep) ? "stay" : "order"
}

/**
 * Where somebody ends who asks for a route. Nobody who is not signed in gets into the order area; layout 2 has no payment
 * screen, its summary takes the payment. spec: order-builder §2.2, §2.6, §6 [ob6-signed-in]
 */
export const guardedRoute = (
  route: OrderRoute,
  visitor: { readonly isSignedIn: boolean; readonly step: OrderStep; readonly layout: OrderLayout },
): OrderRoute | "signIn" => {
  if (!visitor.isSignedIn) return "signIn"
  const wanted = visitor.layout === 2 && route === "payment" ? "summary" : route
  return routeGuard(wanted, visitor.step) === "stay" ? wanted : "order"
}
