import { redirect, replace } from "react-router"

/**
 * Leads from an address to another one. The browser keeps no address that it shows already and that only leads on, such
 * as one that names a draft: Back would lead to it, and from there here again. While a link is followed, the browser still
 * shows the page before, which stays.
 */
export const leadOn = ({ url }: Request, to: string): Response =>
  window.location.href === url ? replace(to) : redirect(to)
