import type { OrderLayout } from "./OrderRoute.ts"

/** A part of the way from the first area to the placed order. spec: order-builder §4 (Flow) */
export type OrderFlowPart = "geography" | "audience" | "count" | "summary" | "payment" | "success"

/**
 * What an order goes through, in order. In layout 2 the payment is a box of the summary. spec: order-builder §4
 * [ob4-flow]
 */
export const orderFlow = (layout: OrderLayout): ReadonlyArray<OrderFlowPart> =>
  layout === 1
    ? ["geography", "audience", "count", "summary", "payment", "success"]
    : ["geography", "audience", "count", "summary", "success"]

/** The steps as their headings name them. spec: order-builder §1 */
export const STEP_TITLES = [
  "Select Target Area(s)",
  "Define Target Audience",
  "Review Count & Order",
] as const

/** The boxes of the order overview, each with an Edit button. spec: order-builder §2.5 */
export const OVERVIEW_BOXES = ["Geography", "Demography", "Options"] as const

/** The tabs of 'what is included in my list'. spec: order-builder §2.5 */
export const INCLUDED_IN_LIST_TABS = [
  "Consumer",
  "Business",
  "New Mover",
  "New Homeowner",
  "Saturation",
] as const
