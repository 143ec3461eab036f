import { reachesSearchThreshold } from "../shared/searchThreshold.ts"

/** A search runs with 3 characters or more, and with none, which finds everything [p4-history-search]. */
export const searchRuns = (text: string): boolean => text === "" || reachesSearchThreshold(text)
