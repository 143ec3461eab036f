/**
 * Returns the page that the user came from; null if it wasn't on this site. While a page loads, the browser still has
 * the previous page's URL. If a page was opened directly, the referrer is used.
 */
export const previousPageUrl = (request: Request): string | null => {
  const { href, origin } = window.location
  const before = new URL(href === request.url ? document.referrer || origin : href)
  return before.origin === origin ? `${before.pathname}${before.search}` : null
}
