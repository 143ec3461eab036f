const KEY = "listwright-search-asked-at"
/** The maximum time for a page to reload, in milliseconds. */
const MEANT_FOR_MS = 30_000

/** Records that the search should open. If its script was removed with an old build, the page reloads first. */
export const recordSearchRequest = (): void => sessionStorage.setItem(KEY, String(Date.now()))

/** Clears the record once the search is open or no longer needed. */
export const clearSearchRequest = (): void => sessionStorage.removeItem(KEY)

/** Returns whether the page was just reloaded for the search. */
export const isSearchRequested = (): boolean =>
  Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < MEANT_FOR_MS
