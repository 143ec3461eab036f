/** The storage key of the user's recent choices in the search of the header. */
export const RECENT_CHOICES = "listwright-recent-choices"

/** Drops them: the next person must not find them. */
export const forgetChoices = (): void => localStorage.removeItem(RECENT_CHOICES)
