/**
 * Returns the page that the user came from; null if it wasn't one of this site. While a page loads, the browser's
 * address is still that of the previous page. A page that was opened directly uses the referrer.
 */
export const cameFrom = (request: Request): string | null => {
  const { href, origin } = window.location
  const before = new URL(href === request.url ? document.referrer || origin : href)
  return before.origin === origin ? `${before.pathname}${before.search}` : null
}
