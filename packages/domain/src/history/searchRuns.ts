import { reachesSearchThreshold } from "../shared/searchThreshold.ts"

/**
 * Tells whether a search runs: it does with 3 or more characters, not counting surrounding spaces, and with an empty
 * text, which finds everything [p4-history-search].
 */
export const searchRuns = (text: string): boolean => text === "" || reachesSearchThreshold(text.trim())
