import type { OrderLayout, OrderRoute } from "./OrderRoute.ts"
import type { OrderStep } from "../../definition/OrderStep.ts"

/** The step of an order, and the screen that is open. */
export interface OrderPosition {
  readonly step: OrderStep
  readonly route: OrderRoute
}

/** The position at which a new order starts. */
export const ORDER_START: OrderPosition = { step: "input", route: "order" }

const SUMMARY: OrderPosition = { step: "summary", route: "summary" }

/**
 * The events that move an order on. 'count': Get Count; 'stop': the Stop button of the count; 'paymentDeclined': the
 * charge of a placed order failed after all; 'listTypeChanged': another source was chosen.
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
 * Tells whether an order has a current count: nothing that the count depends on has changed since, and the order
 * isn't placed.
 */
export const hasCurrentCount = ({
  countId,
  step,
}: {
  readonly countId: string | null
  readonly step: OrderStep
}): boolean => (step === "summary" || step === "payment") && countId !== null

/** The step at which each layout places an order. */
const placesAt = (layout: OrderLayout): OrderStep => (layout === 1 ? "payment" : "summary")

/**
 * The position after an event; an event that does not fit the step changes nothing, such as a second count while one
 * runs or the end of a count that was stopped. Back from payment sets the step first, because the summary's guard asks
 * for it. The guard of the new route always passes [ob4-flow].
 */
export const decideStep = (at: OrderPosition, event: OrderEvent, layout: OrderLayout): OrderPosition => {
  switch (event) {
    case "count":
      return at.step === "count" || at.step === "success" ? at : { step: "count", route: "order" }
    case "countFinished":
      return at.step === "count" ? SUMMARY : at
    case "countFailed":
    case "stop":
      return at.step === "count" ? ORDER_START : at
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
      return ORDER_START
  }
}
