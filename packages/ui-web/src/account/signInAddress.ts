import { SIGN_IN_VIEWS, type SignInView } from "@listwright/domain/account"

const MARK = "#for="

/** Returns the e-mail address after '#', which browsers don't send; '' if there isn't a valid one. */
export const expectedEmail = (hash: string): string => {
  if (!hash.startsWith(MARK)) return ""
  try {
    return decodeURIComponent(hash.slice(MARK.length))
  } catch {
    // Not an address that this site made.
    return ""
  }
}

/**
 * Returns the view that an address of the sign-in page shows. The reset view needs the user's e-mail address; without
 * one, this is the sign-in view.
 */
export const viewOf = (search: URLSearchParams, email: string): SignInView => {
  const named = SIGN_IN_VIEWS.find((view) => view === search.get("view")) ?? "signIn"
  return named === "resetPassword" && email === "" ? "signIn" : named
}

/** Builds the address of a view. It keeps the page that the user wants to open after signing in. */
export const signInAddress = (view: SignInView, email: string, next: string | null): string => {
  const search = new URLSearchParams({
    ...(view === "signIn" ? {} : { view }),
    ...(next === null ? {} : { next }),
  }).toString()
  return `/signin${search === "" ? "" : `?${search}`}${email === "" ? "" : `${MARK}${encodeURIComponent(email)}`}`
}
