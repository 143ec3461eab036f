/**
 * The characters from which on a search has something to look for; the same for history, saved lists and demographics
 * [p9-search-threshold].
 */
export const SEARCH_THRESHOLD = 3

/** Whether a text is long enough to be searched for. What an empty one means is the list's own rule. */
export const reachesSearchThreshold = (text: string): boolean => text.length >= SEARCH_THRESHOLD
