import { Result } from "effect"
import type { SuppressionDayRange } from "../suppression/SuppressionDayRange.ts"
import { checkSuppressionDays, type SuppressionStart } from "../suppression/suppressionDates.ts"
import {
  type DateSuppression,
  type ItemSuppression,
  defaultDateSuppression,
} from "../suppression/SuppressionForm.ts"
import type { SelectedSuppression } from "../suppression/SuppressionListItem.ts"

/** The other orders to suppress: none (null), those in a date range, or selected ones. */
export type OrderMoreChoice = DateSuppression | ItemSuppression | null

/** The state of the Order More dialog [p4-order-more]. */
export type OrderMoreState =
  | { readonly _tag: "Asking" }
  | { readonly _tag: "Choosing"; readonly by: DateSuppression | ItemSuppression }
  | { readonly _tag: "Submitting"; readonly choice: OrderMoreChoice }
  /** Order More succeeded; the browser opens the link. */
  | { readonly _tag: "Done"; readonly link: string }

/** An event of the Order More dialog: an answer, a choice, or the outcome of submitting. */
export type OrderMoreEvent =
  /** The answer to 'suppress other orders?'. */
  | { readonly _tag: "Answered"; readonly suppress: boolean }
  | { readonly _tag: "ChoseMode"; readonly mode: "date" | "item" }
  | { readonly _tag: "ChoseDays"; readonly days: SuppressionDayRange }
  | { readonly _tag: "ToggledOrder"; readonly order: SelectedSuppression }
  | { readonly _tag: "Submitted" }
  | { readonly _tag: "Succeeded"; readonly link: string }
  | { readonly _tag: "Failed" }
  | { readonly _tag: "Closed" }

/** The initial state, which asks whether to suppress other orders. */
export const INITIAL_ORDER_MORE_STATE: OrderMoreState = { _tag: "Asking" }

/**
 * Returns whether Order More can be submitted: selecting orders requires at least one; a date range is always valid.
 */
export const canSubmitOrderMore = (state: OrderMoreState): boolean =>
  state._tag === "Choosing" && (state.by.mode === "date" || state.by.items.length > 0)

const toggled = ({ mode, items }: ItemSuppression, order: SelectedSuppression): ItemSuppression => ({
  mode,
  items: items.some(({ value }) => value === order.value)
    ? items.filter(({ value }) => value !== order.value)
    : [...items, order],
})

const chosen = (by: DateSuppression | ItemSuppression): OrderMoreState => ({ _tag: "Choosing", by })

/**
 * Returns the next state; an event that doesn't apply to the state changes nothing. The date range is initially the
 * last 7 days up to today [p4-order-more-dates] and accepts only days that the pickers allow; switching back to the
 * date range resets it. After a failure, the previous choice is shown again. `today` is an ISO date in the site's time
 * zone; `start` specifies whether the range may start before it [p4-order-more].
 */
export const nextOrderMoreState = (
  state: OrderMoreState,
  event: OrderMoreEvent,
  today: string,
  start: SuppressionStart,
): OrderMoreState => {
  switch (event._tag) {
    case "Answered":
      if (state._tag !== "Asking") return state
      return event.suppress ? chosen(defaultDateSuppression(today)) : { _tag: "Submitting", choice: null }
    case "ChoseMode":
      if (state._tag !== "Choosing" || state.by.mode === event.mode) return state
      return chosen(event.mode === "date" ? defaultDateSuppression(today) : { mode: "item", items: [] })
    case "ChoseDays": {
      if (state._tag !== "Choosing" || state.by.mode !== "date") return state
      const isAllowed = Result.isSuccess(checkSuppressionDays(event.days, today, start))
      return isAllowed ? chosen({ mode: "date", ...event.days }) : state
    }
    case "ToggledOrder":
      if (state._tag !== "Choosing" || state.by.mode !== "item") return state
      return chosen(toggled(state.by, event.order))
    case "Submitted":
      return state._tag === "Choosing" && canSubmitOrderMore(state)
        ? { _tag: "Submitting", choice: state.by }
        : state
    case "Succeeded":
      return state._tag === "Submitting" ? { _tag: "Done", link: event.link } : state
    case "Failed":
      if (state._tag !== "Submitting") return state
      return state.choice === null ? INITIAL_ORDER_MORE_STATE : chosen(state.choice)
    case "Closed":
      return INITIAL_ORDER_MORE_STATE
  }
}
