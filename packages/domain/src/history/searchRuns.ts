const LEAST_CHARACTERS = 3

/** A search runs with 3 characters or more, and with none, which finds everything. spec: portal §4 (History search) */
export const searchRuns = (text: string): boolean => text === "" || text.length >= LEAST_CHARACTERS
