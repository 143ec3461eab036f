const KEY = "listwright-reloaded-at"
/**
 * The time in milliseconds after a reload during which another failure isn't attributed to a new build; the screen then
 * shows the failure.
 */
const ONCE_IN_MS = 30_000

/**
 * Reloads the page once if it was opened before an update and requests parts of a build that no longer exists. The
 * reload loses nothing, since the draft is on the server.
 */
export const reloadOnNewBuild = (): void => {
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
