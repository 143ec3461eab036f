import { isEndDisabled } from "../suppression/suppressionDates.ts"

/** What the page is titled. spec: portal §2 (Route table) */
export const SAVED_LISTS_TITLE = "Manage your recent saved lists to modify and prepare for checkout."

/** Whether the picker of the first day shows a day as disabled: nothing was saved after today. ISO days. */
export const isSavedStartDisabled = (day: string, today: string): boolean => day > today

/**
 * Whether the picker of the last day shows a day as disabled: after today or before the start, where there is one
 * (`null`: none). ISO days. spec: portal §5 (Saved lists) [p5-saved-list-dates]
 */
export const isSavedEndDisabled = (day: string, start: string | null, today: string): boolean =>
  isEndDisabled(day, start ?? day, today)
