/**
 * The characters from which on a search has something to look for; the same for history, saved lists and demographics
 * [p9-search-threshold].
 */
export const SEARCH_THRESHOLD = 3

/** Tells whether a text is long enough to search for. Each list decides for itself what an empty text means. */
export const reachesSearchThreshold = (text: string): boolean => text.length >= SEARCH_THRESHOLD
