/**
 * The minimum length of a search text, in characters; the same for history, saved lists and demographics
 * [p9-search-threshold].
 */
export const SEARCH_THRESHOLD = 3

/** Returns whether a search text is long enough. Each list defines the meaning of an empty one. */
export const meetsSearchThreshold = (text: string): boolean => text.length >= SEARCH_THRESHOLD
