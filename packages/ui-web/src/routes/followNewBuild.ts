const KEY = "listwright-reloaded-at"
/** A second failure within this time is no new build but a fault: the screen then says so. */
const ONCE_IN_MS = 30_000

/**
 * A page opened before an update requests parts of a build that is gone. A reload loses nothing, since the draft is on
 * the server; so the page reloads, once.
 */
export const followNewBuild = (): void => {
  window.addEventListener("vite:preloadError", (event) => {
    // Without a connection no script comes, old or new, and a reload would take away the page that is there.
    if (!navigator.onLine) return
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    const now = performance.timeOrigin + performance.now()
    if (now - last < ONCE_IN_MS) return
    sessionStorage.setItem(KEY, String(now))
    event.preventDefault()
    window.location.reload()
  })
}
