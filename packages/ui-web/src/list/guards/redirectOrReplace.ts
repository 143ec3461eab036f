import { redirect, replace } from "react-router"

/**
 * Redirects from one URL to another. If the browser already shows a URL that only redirects, such as a URL that names a
 * draft, that URL is replaced in the history; otherwise, Back would lead to it and from there forward again. While
 * following a link, the browser still shows the previous page, which remains in the history.
 */
export const redirectOrReplace = ({ url }: Request, to: string): Response =>
  window.location.href === url ? replace(to) : redirect(to)
