/** The storage key of the user's recent choices in the search of the header. */
export const RECENT_CHOICES = "listwright-recent-choices"

/** Clears the recent choices, so that the next user doesn't find them. */
export const forgetChoices = (): void => localStorage.removeItem(RECENT_CHOICES)
