const KEY = "listwright-search-asked-at"
/** As long as a page takes to come again, in milliseconds. */
const MEANT_FOR_MS = 30_000

/** Notes that the search is to open: where its script is gone with an old build, the page is loaded anew for it. */
export const noteAsked = (): void => sessionStorage.setItem(KEY, String(Date.now()))

/** The search is open, or nobody wants it anymore. */
export const forgetAsked = (): void => sessionStorage.removeItem(KEY)

/** Whether the page was just loaded anew for the search. */
export const isAskedAgain = (): boolean =>
  Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < MEANT_FOR_MS
