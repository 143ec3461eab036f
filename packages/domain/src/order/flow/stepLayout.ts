import type { OrderLayout } from "./OrderRoute.ts"

/**
 * The frame of a step: 'dialog' is a scrolling menu of tabs with a Done button that returns to the order route;
 * 'tabbed' has tabs on the page.
 */
export type StepFrame = "dialog" | "tabbed"

/** The layout of an order's steps. */
export interface StepLayout {
  readonly geography: StepFrame
  readonly audience: StepFrame
  /** True if the radius page asks for an address name. */
  readonly radiusHasName: boolean
  /** The route on which the order is placed. */
  readonly placedOn: "payment" | "summary"
}

/** Returns the step layout for a version of the builder's interface. */
export const stepLayout = (layout: OrderLayout): StepLayout => {
  switch (layout) {
    case 1:
      return { geography: "dialog", audience: "tabbed", radiusHasName: true, placedOn: "payment" }
    case 2:
      return { geography: "tabbed", audience: "dialog", radiusHasName: false, placedOn: "summary" }
  }
}

/** The titles of the steps, as shown in headings. */
export const STEP_TITLES = [
  "Select Target Area(s)",
  "Define Target Audience",
  "Review Count & Order",
] as const

/** The boxes of the order overview, each with an Edit button. */
export const OVERVIEW_BOXES = ["Geography", "Demography", "Options"] as const

/** The tabs of 'what is included in my list'. */
export const LIST_CONTENTS_TABS = [
  "Consumer",
  "Business",
  "New Mover",
  "New Homeowner",
  "Saturation",
] as const
