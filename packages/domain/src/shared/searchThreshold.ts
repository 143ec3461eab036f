/**
 * The minimum length of a search text, in characters; the same for history, saved lists and demographics
 * [p9-search-threshold].
 */
export const SEARCH_THRESHOLD = 3

/** Tells whether a text is long enough to search for. Each list defines the meaning of an empty text. */
export const meetsSearchThreshold = (text: string): boolean => text.length >= SEARCH_THRESHOLD
