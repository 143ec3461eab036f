import type { OrderLayout, OrderRoute } from "./OrderRoute.ts"
import type { OrderStep } from "../../definition/OrderStep.ts"

/** An order's step and open screen. */
export interface OrderPosition {
  readonly step: OrderStep
  readonly route: OrderRoute
}

/** The initial position of a new order. */
export const INITIAL_ORDER_POSITION: OrderPosition = { step: "input", route: "order" }

const SUMMARY: OrderPosition = { step: "summary", route: "summary" }

/**
 * The events that advance an order. 'count' is Get Count; 'stop' is the count's Stop button; 'paymentDeclined' means
 * that the charge of a placed order failed later; 'listTypeChanged' means that another source was chosen.
 */
export const ORDER_EVENTS = [
  "count",
  "countFinished",
  "countFailed",
  "stop",
  "toPayment",
  "backFromPayment",
  "placed",
  "paymentDeclined",
  "reset",
  "listTypeChanged",
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

/**
 * Returns whether an order has a current count: nothing that the count depends on has changed, and the order isn't
 * placed.
 */
export const hasCurrentCount = ({
  countId,
  step,
}: {
  readonly countId: string | null
  readonly step: OrderStep
}): boolean => (step === "summary" || step === "payment") && countId !== null

/** Returns the step from which a layout places an order. */
const placesAt = (layout: OrderLayout): OrderStep => (layout === 1 ? "payment" : "summary")

/**
 * Returns the position after an event. An event that doesn't apply to the step changes nothing, such as a second count
 * while one is running or the end of a count that was stopped. Going back from payment changes the step before the
 * route, because the summary's guard requires it. The guard of the new route always passes [ob4-flow].
 */
export const decideStep = (at: OrderPosition, event: OrderEvent, layout: OrderLayout): OrderPosition => {
  switch (event) {
    case "count":
      return at.step === "count" || at.step === "success" ? at : { step: "count", route: "order" }
    case "countFinished":
      return at.step === "count" ? SUMMARY : at
    case "countFailed":
    case "stop":
      return at.step === "count" ? INITIAL_ORDER_POSITION : at
    case "toPayment":
      return layout === 1 && at.step === "summary" ? { step: "payment", route: "payment" } : at
    case "backFromPayment":
      return at.step === "payment" ? SUMMARY : at
    case "placed":
      return at.step === placesAt(layout) ? { step: "success", route: "success" } : at
    case "paymentDeclined":
      return at.step === "success" ? SUMMARY : at
    case "reset":
    case "listTypeChanged":
      return INITIAL_ORDER_POSITION
  }
}
