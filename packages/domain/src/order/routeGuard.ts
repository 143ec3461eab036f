import type { OrderStep } from "./OrderStep.ts"

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
