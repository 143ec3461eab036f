import { reachesSearchThreshold } from "../shared/searchThreshold.ts"

/**
 * Tells whether a search runs: with 3 characters or more, not counting spaces around them, and with an empty
 * text, which finds everything [p4-history-search].
 */
export const searchRuns = (text: string): boolean => text === "" || reachesSearchThreshold(text.trim())
