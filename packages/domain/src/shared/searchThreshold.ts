/**
 * The minimum number of characters to search for; the same for history, saved lists and demographics
 * [p9-search-threshold].
 */
export const SEARCH_THRESHOLD = 3

/** Tells whether a text is long enough to search for. Each list defines the meaning of an empty text itself. */
export const reachesSearchThreshold = (text: string): boolean => text.length >= SEARCH_THRESHOLD
