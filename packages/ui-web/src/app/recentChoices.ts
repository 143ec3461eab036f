/** The storage key of the user's recent choices in the header's search. */
export const RECENT_CHOICES_KEY = "listwright-recent-choices"

/** Clears the recent choices, so that the next user can't see them. */
export const clearRecentChoices = (): void => localStorage.removeItem(RECENT_CHOICES_KEY)
