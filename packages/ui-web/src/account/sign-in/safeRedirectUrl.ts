/**
 * Returns the URL to open after signing in. It's always on this site, regardless of how the requested URL is written.
 */
export const safeRedirectUrl = (wanted: string | null, origin: string): string => {
  if (wanted === null || !URL.canParse(wanted, origin)) return "/"
  const url = new URL(wanted, origin)
  const isHere = url.origin === origin && url.pathname !== "/signin"
  return isHere ? `${url.pathname}${url.search}${url.hash}` : "/"
}
