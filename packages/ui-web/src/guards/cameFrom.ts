/**
 * The page of this site that somebody was on before they asked for an address; null: none. While a page loads, the browser's
 * address is still that of the page before; one that was opened by its address knows who linked to it.
 */
export const cameFrom = (request: Request): string | null => {
  const { origin, pathname, search } = window.location
  if (pathname !== new URL(request.url).pathname) return `${pathname}${search}`
  const before = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  return before === null || before.origin !== origin || before.pathname === pathname
    ? null
    : `${before.pathname}${before.search}`
}
