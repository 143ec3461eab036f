import type { Notice } from "../../shared/Notice.ts"

/** What made the ZIP page add: its own button, or NEXT STEP. */
export type AddTrigger = "add" | "next"

/** The ZIP page: what made it add, while that request runs; null when none does. */
export type AddingNow = AddTrigger | null

/** Starts to add; null: the page is locked, since a request runs [ob4-zip-page-lock]. */
export const startAdding = (now: AddingNow, trigger: AddTrigger): AddingNow => (now === null ? trigger : null)

/**
 * Whether the step is left after adding: NEXT STEP continues when no alert shows. A failed request (null) shows none
 * either, yet added nothing: it only unlocks the page [ob4-next-add].
 */
export const goesOnAfterAdding = (trigger: AddTrigger, alerts: ReadonlyArray<Notice> | null): boolean =>
  trigger === "next" && alerts !== null && alerts.length === 0
