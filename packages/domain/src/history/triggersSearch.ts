import { meetsSearchThreshold } from "../shared/searchThreshold.ts"

/**
 * Returns whether the search text triggers a search: it needs 3 or more characters, not counting surrounding spaces, or
 * it must be empty, which matches everything [p4-history-search].
 */
export const triggersSearch = (text: string): boolean => text === "" || meetsSearchThreshold(text.trim())
