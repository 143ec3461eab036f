/** What was opened last by the search in the header, of one person. */
export const RECENT_CHOICES = "listwright-recent-choices"

/** Drops them: the next person must not find them. */
export const forgetChoices = (): void => localStorage.removeItem(RECENT_CHOICES)
