/**
 * The page of this site that somebody was on before they asked for an address; null: none. While a page loads, the browser's
 * address is still that of the page before; one that was opened by its address knows who linked to it.
 */
export const cameFrom = (request: Request): string | null => {
  const { href, origin } = window.location
  const before = new URL(href === request.url ? document.referrer || origin : href)
  return before.origin === origin ? `${before.pathname}${before.search}` : null
}
