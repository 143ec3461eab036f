import { addDays } from "../shared/addDays.ts"
import { endDateBounds, isEndDateDisabled, type PickerBounds } from "../suppression/suppressionDates.ts"
import type { SavedListId } from "../shared/SavedListId.ts"
import { portalTexts } from "../shared/wording/portalTexts.ts"
import type { MessageText } from "../shared/wording/MessageText.ts"

/** The page title. */
export const SAVED_LISTS_TITLE: MessageText = portalTexts.savedListsTitle

/**
 * Returns whether the start date picker disables a day: days after today, when nothing can have been saved. ISO dates.
 */
export const isSavedStartDateDisabled = (day: string, today: string): boolean => day > today

/**
 * Returns whether the end date picker disables a day: days after today, and days before the start date (`start` is null
 * if there isn't one). ISO dates [p5-saved-list-dates].
 */
export const isSavedEndDateDisabled = (day: string, start: string | null, today: string): boolean =>
  isEndDateDisabled(day, start ?? day, today)

/** Returns the days that the two pickers offer, based on the rules above. ISO dates; null for no bound. */
export const savedDateBounds = (
  start: string | null,
  today: string,
): { readonly start: PickerBounds; readonly end: PickerBounds } => ({
  start: { min: null, max: today },
  end: start === null ? { min: null, max: today } : endDateBounds(start, today),
})

/** The number of days that a saved count is valid. */
export const SAVED_COUNT_DAYS = 90

/** Returns the last day on which a saved count is valid: 90 days after it was saved. ISO dates. */
export const savedListExpiry = (savedOn: string): string => addDays(savedOn, SAVED_COUNT_DAYS)

/** Determines how a saved count opens: with its original count through its last day, recounted after that. */
export const decideSavedCountOpening = (savedOn: string, today: string): "asCounted" | "countAgain" =>
  today > savedListExpiry(savedOn) ? "countAgain" : "asCounted"

/**
 * Selects or deselects a row; rows remain in the order in which they were selected, because overlapping records go to
 * the first.
 */
export const toggleSavedListRow = (
  selected: ReadonlyArray<SavedListId>,
  id: SavedListId,
): ReadonlyArray<SavedListId> =>
  selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]
