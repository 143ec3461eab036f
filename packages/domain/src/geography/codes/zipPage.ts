import type { Notice } from "../../shared/Notice.ts"

/** The button that started adding on the ZIP page: its own, or NEXT STEP. */
export type AddTrigger = "add" | "next"

/** The button whose request is running on the ZIP page; null if no request is running. */
export type ActiveAddTrigger = AddTrigger | null

/** Starts adding, unless a request is running, which locks the page [ob4-zip-page-lock]. */
export const startAdding = (now: ActiveAddTrigger, trigger: AddTrigger): ActiveAddTrigger =>
  now === null ? trigger : null

/**
 * Returns whether to leave the step after adding: NEXT STEP continues if no alert is shown. A failed request (null)
 * doesn't show an alert either, but it added nothing, so it only unlocks the page [ob4-next-add].
 */
export const shouldContinueAfterAdding = (
  trigger: AddTrigger,
  alerts: ReadonlyArray<Notice> | null,
): boolean => trigger === "next" && alerts !== null && alerts.length === 0
