const KEY = "listwright-reloaded-at"
/** A second failure within this time is no new build but a fault: the screen then says so. */
const ONCE_IN_MS = 30_000

/**
 * A page that was opened before an update asks for parts of a build that is gone. Nothing is lost by a reload, since the
 * draft is the server's; so the page is loaded again, once.
 */
export const followNewBuild = (): void => {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    const now = performance.timeOrigin + performance.now()
    if (now - last < ONCE_IN_MS) return
    sessionStorage.setItem(KEY, String(now))
    event.preventDefault()
    window.location.reload()
  })
}
