import { reachesSearchThreshold } from "../shared/searchThreshold.ts"

/**
 * Tells whether a text triggers a search: it needs 3 or more characters, not counting surrounding spaces, or it must be
 * empty, which matches everything [p4-history-search].
 */
export const searchRuns = (text: string): boolean => text === "" || reachesSearchThreshold(text.trim())
